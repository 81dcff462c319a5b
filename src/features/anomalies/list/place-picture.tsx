import { useLingui } from "@lingui/react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { City } from "../../../domain/city/city.ts";
import { anomalyPinLook } from "../map/anomaly-pin-look.ts";
import { PlacePicture } from "../../../shared/place/place-picture.tsx";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";

export function AnomalyPicture({ anomaly, city }: { readonly anomaly: Anomaly; readonly city: City }) {
  const { i18n } = useLingui();
  return (
    <PlacePicture
      city={city}
      place={anomaly.place}
      where={anomaly.address === "" ? anomalyTitle(i18n, anomaly) : anomaly.address}
      pin={{ ...anomalyPinLook(anomaly), waiting: false }}
    />
  );
}
