import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { useLingui } from "@lingui/react";
import { type ComponentProps, useCallback, useMemo, useState } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { City } from "../../../domain/city/city.ts";
import { type KnownStreet, knownStreets } from "../../../domain/place/known-streets.ts";
import type { CommuneMapProps } from "../../../map/commune-map-props.ts";
import { CommuneMap } from "../../../map/commune-map.tsx";
import { MiniMap } from "../../../map/mini-map.tsx";
import { tileSourceOf } from "../../../remote/tiles/tile-source.ts";
import { anomalyPinLook } from "./anomaly-pin-look.ts";
import { anomalyPins } from "./anomaly-pins.ts";

export interface MapWithBackgroundProps extends Omit<CommuneMapProps, "tiles" | "streets" | "pins"> {
  readonly city: City;
  /** Drawn as pins; their streets are named while there is no background. */
  readonly reports?: readonly AnomalyView[] | undefined;
}

const NO_STREETS: readonly KnownStreet[] = [];
const NO_REPORTS: readonly AnomalyView[] = [];

/** A map over what the city's provider draws. */
export function MapWithBackground({ city, reports = NO_REPORTS, ...map }: MapWithBackgroundProps) {
  const { i18n } = useLingui();
  const pins = useMemo(() => anomalyPins(i18n, reports), [i18n, reports]);
  const tiles = useTileSource(city);
  const [isMissing, setMissing] = useState(false);
  const streets = useMemo(
    () => (isMissing ? knownStreets(reports.map(({ anomaly }) => anomaly)) : NO_STREETS),
    [isMissing, reports],
  );
  const onTilesProblem = useCallback((problem: boolean) => setMissing(problem), []);
  return <CommuneMap {...map} pins={pins} tiles={tiles} streets={streets} onTilesProblem={onTilesProblem} />;
}

interface StillMapProps extends Omit<ComponentProps<typeof MiniMap>, "tiles" | "pin" | "place"> {
  readonly city: City;
  readonly anomaly: Anomaly;
}

/** A still picture of one report's place over the same. */
export function StillMap({ city, anomaly, ...map }: StillMapProps) {
  const pin = { ...anomalyPinLook(anomaly), waiting: false };
  return <MiniMap {...map} place={anomaly.place} pin={pin} tiles={useTileSource(city)} />;
}

function useTileSource({ id, mapProvider }: City) {
  return useMemo(() => tileSourceOf({ id, mapProvider }), [id, mapProvider]);
}
