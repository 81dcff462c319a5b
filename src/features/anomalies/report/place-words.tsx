import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import { distanceM } from "../../../domain/place/distance.ts";
import type { Place } from "../../../domain/place/place.ts";
import { distanceWords } from "../../../i18n/measure-words.ts";
import { compassPoint } from "../../../shared/place/compass-point.ts";
import { DIRECTION_WORDS } from "../../../shared/place/direction-words.ts";
import styles from "./place-step.module.css";
import type { ReportForm } from "./report-form.ts";

interface PlaceWordsProps {
  readonly city: Pick<City, "positionCityHall">;
  readonly form: Pick<ReportForm, "address" | "accuracyM">;
  readonly place: Place;
}

/** Says where the point is, for whoever does not see the map; said again when it moves. */
export function PlaceWords({ city: { positionCityHall }, form, place }: PlaceWordsProps) {
  const { i18n } = useLingui();
  const distance = distanceWords(i18n, distanceM(positionCityHall, place));
  const direction = i18n._(DIRECTION_WORDS[compassPoint(positionCityHall, place)]);
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
