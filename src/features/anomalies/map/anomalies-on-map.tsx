import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useCallback, useRef, type ReactNode } from "react";
import type { City } from "../../../domain/city/city.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import type { MapHandle } from "../../../map/map-handle.ts";
import { CityMap } from "../../../shared/city/city-map.tsx";
import { InViewPanel } from "./in-view-panel.tsx";
import styles from "./map-anomalies.module.css";
import { MapLegend } from "./map-legend.tsx";
import { SkipLink } from "../../../shared/city/skip-link.tsx";
import { useMapScreen } from "./use-map-screen.ts";
import { withWords } from "../../../i18n/activate-locale.ts";

const MapAnomaly = lazy(async () => ({
  default: (await withWords(import("../detail/map-anomaly.tsx"))).MapAnomaly,
}));

const BEFORE_MAP_ID = "before-the-map";
const AFTER_MAP_ID = "after-the-map";

interface AnomaliesOnMapProps {
  readonly city: City;
  readonly tools: ReactNode;
}

export function AnomaliesOnMap({ city, tools }: AnomaliesOnMapProps) {
  const { t, i18n } = useLingui();
  const ofName = ofCity(i18n, city.name);
  const mapName = t`Carte des anomalies ${ofName}`;
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<MapHandle>(null);
  const screen = useMapScreen(city, box, map);
  const { openId, insets, isWide } = screen;
  const hasDetail = openId !== undefined;
  const { shown } = screen.anomalies;
  const known = useCallback(() => (shown ?? []).map(({ anomaly }) => anomaly), [shown]);
  return (
    <div className={styles.screen}>
      {hasDetail ? null : <title>{t`Carte des anomalies – ${city.name} – Parvis`}</title>}
      <h1 className={styles.heading} tabIndex={-1}>
        {mapName}
      </h1>
      <div ref={box} className={styles.ground}>
        <SkipLink id={BEFORE_MAP_ID} targetId={AFTER_MAP_ID}>{t`Passer la carte`}</SkipLink>
        <CityMap
          ref={map}
          city={city}
          label={mapName}
          center={screen.first.center}
          zoom={screen.first.zoom}
          pins={screen.pins}
          known={known}
          selectedId={screen.pointedId ?? openId}
          onSelect={screen.open}
          onEscape={hasDetail ? screen.close : undefined}
          onMove={screen.setView}
          insets={insets}
        >
          <MapLegend approximate={city.approximate} />
          {tools}
        </CityMap>
        <SkipLink id={AFTER_MAP_ID} targetId={BEFORE_MAP_ID}>{t`Revenir à la carte`}</SkipLink>
      </div>
      <InViewPanel
        cityId={city.id}
        filter={screen.filter}
        onFilter={screen.change}
        anomalies={screen.anomalies}
        view={screen.view}
        openId={openId}
        onPoint={screen.setPointedId}
        rest={screen.rest}
        onRest={screen.setRest}
        isWide={isWide}
      />
      {hasDetail ? (
        <Suspense fallback={null}>
          <MapAnomaly cityId={city.id} anomalyId={openId} isWide={isWide} />
        </Suspense>
      ) : null}
    </div>
  );
}
