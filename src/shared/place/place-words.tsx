import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../domain/city/city.ts";
import { distanceM } from "../../domain/place/distance.ts";
import type { Place } from "../../domain/place/place.ts";
import { distanceWords } from "../../i18n/measure-words.ts";
import { problemId, ProblemText } from "../../ui/field.tsx";
import { fieldIdOf } from "../drafts/field-ids.ts";
import { directionWords } from "./direction-words.ts";
import type { PlaceFields } from "./place-fields.ts";
import styles from "./place-step.module.css";
import { PositionWords } from "./position-words.tsx";
import type { PositionState } from "./use-my-position.ts";

/** What the page's own head says already. */
const POSTCODE_AND_COMMUNE = /, \d{5} \P{N}+$/u;

interface PlaceWordsProps {
  readonly city: Pick<City, "positionCityHall">;
  readonly form: Pick<PlaceFields, "place" | "address" | "accuracyM">;
  readonly position: PositionState;
  /** Nothing on the map says where one is. */
  readonly isBare: boolean;
  /** Says what to do, in place of the words that do without one. */
  readonly problem: string | undefined;
}

/** Says where the place is, for whoever does not see the map too; said again when it moves. */
export function PlaceWords({ city, form, position, isBare, problem }: PlaceWordsProps) {
  const { place } = form;
  return (
    <>
      <ProblemText id={problemId(fieldIdOf("place"))} problem={problem} />
      <output className={styles.words}>
        {position.is === "idle" ? null : (
          <span>
            <PositionWords state={position} />
          </span>
        )}
        {place === null ? (
          position.is === "idle" &&
          problem === undefined && (
            <span>
              {isBare ? (
                <Trans>Utilisez « Ma position », ou cherchez une adresse.</Trans>
              ) : (
                <Trans>Déplacez la carte : le repère montre le lieu.</Trans>
              )}
            </span>
          )
        ) : (
          <Where city={city} form={form} place={place} />
        )}
      </output>
    </>
  );
}

interface WhereProps extends Omit<PlaceWordsProps, "position" | "isBare" | "problem"> {
  readonly place: Place;
}

function Where({ city: { positionCityHall }, form: { address, accuracyM }, place }: WhereProps) {
  const { i18n } = useLingui();
  const distance = distanceWords(i18n, distanceM(positionCityHall, place));
  const direction = directionWords(i18n, positionCityHall, place);
  const accuracy = accuracyM === null ? "" : distanceWords(i18n, accuracyM);
  return (
    <>
      {address === "" ? null : <strong>{address.replace(POSTCODE_AND_COMMUNE, "")}</strong>}
      <span className={styles.small}>
        <Trans>
          À {distance} {direction} de la mairie
        </Trans>
        {accuracy === "" ? null : (
          <>
            {" · "}
            <Trans>à {accuracy} près</Trans>
          </>
        )}
      </span>
    </>
  );
}
