import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../domain/city/city.ts";
import { distanceM } from "../../domain/place/distance.ts";
import type { Place } from "../../domain/place/place.ts";
import { distanceWords } from "../../i18n/measure-words.ts";
import { directionWords } from "./direction-words.ts";
import styles from "./place-step.module.css";
import type { PlaceFields } from "./place-fields.ts";

interface PlaceWordsProps {
  readonly city: Pick<City, "positionCityHall">;
  readonly form: Pick<PlaceFields, "address" | "accuracyM">;
  readonly place: Place;
}

/** Says where the point is, for whoever does not see the map; said again when it moves. */
export function PlaceWords({ city: { positionCityHall }, form, place }: PlaceWordsProps) {
  const { i18n } = useLingui();
  const distance = distanceWords(i18n, distanceM(positionCityHall, place));
  const direction = directionWords(i18n, positionCityHall, place);
  const { address, accuracyM } = form;
  return (
    <output className={styles.words}>
      <span>
        {address === "" ? (
          <Trans>
            Point placé à {distance} {direction} de la mairie.
          </Trans>
        ) : (
          <Trans>
            Point placé : <strong>{address}</strong>, à {distance} {direction} de la mairie.
          </Trans>
        )}
      </span>
      {accuracyM === null ? null : (
        <span className={styles.foundHint}>
          <Trans>Précision : environ {distanceWords(i18n, accuracyM)}</Trans>
        </span>
      )}
    </output>
  );
}
