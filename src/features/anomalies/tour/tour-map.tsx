import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { MICRODEGREES, type Place } from "../../../domain/place/place.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { City } from "../../../domain/city/city.ts";
import { isOpen } from "../../../domain/anomaly/statuses.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { TILE_PX } from "../../../map/camera/map-view.ts";
import type { Pin } from "../../../map/pin.ts";
import { CityMap } from "../../../shared/city/city-map.tsx";
import { cardId } from "../../../shared/collection/card-id.ts";
import { anomalyPinLook } from "../map/anomaly-pin-look.ts";
import { useAnomalyTexts } from "../map/use-anomaly-texts.ts";
import { numberIcon } from "./number-icon.tsx";
import styles from "./tour.module.css";

/** About as wide as the map is on a telephone, without its edges. */
const SHOWN_PX = 240;
const ZOOMS = { min: 11, max: 17 };

interface TourMapProps {
  readonly city: City;
  /** In the order of the round, by which they are numbered: what the device lacks leaves a gap. */
  readonly stops: readonly { readonly number: number; readonly anomaly: Anomaly }[];
}

/** The stops of the round, numbered; a press leads to the row of one. */
export function TourMap({ city, stops }: TourMapProps) {
  const { t, i18n } = useLingui();
  const texts = useAnomalyTexts();
  // Where the map begins: what is changed in the list afterwards does not move it.
  const [{ center, zoom }] = useState(() =>
    viewOf(
      stops.map(({ anomaly }) => anomaly.place),
      city.positionCityHall,
    ),
  );
  const pins = useMemo(
    () =>
      stops.map(({ number, anomaly }): Pin => ({
        ...anomalyPinLook(anomaly),
        id: anomaly.id,
        place: anomaly.place,
        icon: numberIcon(number),
        label: t`Étape ${number} : ${anomalyTitle(i18n, anomaly)}`,
        open: isOpen(anomaly.status),
        quiet: !isOpen(anomaly.status),
        waiting: false,
      })),
    [stops, t, i18n],
  );
  return (
    <div className={styles.map}>
      <CityMap
        city={city}
        label={t`Carte de la tournée`}
        center={center}
        zoom={zoom}
        pins={pins}
        itemTexts={texts}
        onSelect={(id) => document.querySelector<HTMLElement>(`#${CSS.escape(cardId(id))}`)?.focus()}
      />
    </div>
  );
}

/** Where all of them are in sight. */
function viewOf(
  places: readonly Place[],
  otherwise: Place,
): { readonly center: Place; readonly zoom: number } {
  if (places.length === 0) return { center: otherwise, zoom: ZOOMS.max };
  const [lats, lngs] = [places.map(({ latE6 }) => latE6), places.map(({ lngE6 }) => lngE6)];
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lngs),
    Math.max(...lngs),
  ];
  // A degree of latitude is half as long again on the map of France as one of longitude.
  const degrees = Math.max(east - west, (north - south) * 1.5, 1) / MICRODEGREES;
  const zoom = Math.floor(Math.log2((360 * SHOWN_PX) / (TILE_PX * degrees)));
  return {
    center: { latE6: Math.round((south + north) / 2), lngE6: Math.round((west + east) / 2) },
    zoom: Math.max(ZOOMS.min, Math.min(ZOOMS.max, zoom)),
  };
}
