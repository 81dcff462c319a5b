import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { STATUS_FACTS } from "../../../domain/anomaly/statuses.ts";
import type { City } from "../../../domain/city/city.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { PLACE_ZOOM } from "../../../map/camera/map-view.ts";
import { StillMap } from "../../../shared/city/lazy-maps.ts";
import { outlineOfCity } from "../../../shared/city/outline-of-city.ts";
import { anomalyTitle } from "../../../domain/anomaly/anomaly-title.ts";
import styles from "./list-anomaly.module.css";

/** A still picture of the place; nothing in it answers a finger. */
export function PlacePicture({ anomaly, city }: { readonly anomaly: Anomaly; readonly city: City }) {
  const { t, i18n } = useLingui();
  const { shape } = STATUS_FACTS[anomaly.status];
  const where = anomaly.address === "" ? anomalyTitle(anomaly) : anomaly.address;
  const ofName = ofCity(i18n, city.name);
  return (
    <div className={styles.picture}>
      <Suspense fallback={null}>
        <StillMap
          city={city}
          label={t`${where}, sur la carte ${ofName}`}
          outline={outlineOfCity(city)}
          place={anomaly.place}
          pin={{ shape: shape === "none" ? "diamond" : shape, icon: anomaly.categoryId, waiting: false }}
          zoom={PLACE_ZOOM}
          tilesUnavailable={t`Fond de carte indisponible`}
        />
      </Suspense>
    </div>
  );
}
