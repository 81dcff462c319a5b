import { useLingui } from "@lingui/react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { City } from "../../../domain/city/city.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { PlacePicture } from "../../../shared/place/place-picture.tsx";
import { anomalyPinLook } from "../map/anomaly-pin-look.ts";

interface AnomalyPictureProps {
  readonly anomaly: Anomaly;
  readonly city: City;
  /** Its pin is of what waits on this device. */
  readonly isWaiting?: boolean;
}

/** Where a report is, on a piece of the map. */
export function AnomalyPicture({ anomaly, city, isWaiting = false }: AnomalyPictureProps) {
  const { i18n } = useLingui();
  const { place, address } = anomaly;
  return (
    <PlacePicture
      city={city}
      place={place}
      where={address === "" ? anomalyTitle(i18n, anomaly) : address}
      pin={{ ...anomalyPinLook(anomaly), waiting: isWaiting }}
    />
  );
}
