import { useLingui } from "@lingui/react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { STATUS_FACTS } from "../../../domain/anomaly/statuses.ts";
import type { City } from "../../../domain/city/city.ts";
import { PlacePicture } from "../../../shared/place/place-picture.tsx";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";

export function AnomalyPicture({ anomaly, city }: { readonly anomaly: Anomaly; readonly city: City }) {
  const { i18n } = useLingui();
  const { shape } = STATUS_FACTS[anomaly.status];
  return (
    <PlacePicture
      city={city}
      place={anomaly.place}
      where={anomaly.address === "" ? anomalyTitle(i18n, anomaly) : anomaly.address}
      pin={{ shape: shape === "none" ? "diamond" : shape, icon: anomaly.categoryId, waiting: false }}
    />
  );
}
