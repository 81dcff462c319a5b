import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { MapWithBackground, type MapWithBackgroundProps } from "../../../shared/city/map-with-background.tsx";
import { anomalyPins } from "./anomaly-pins.ts";

interface AnomalyMapProps extends MapWithBackgroundProps {
  readonly reports: readonly AnomalyView[] | undefined;
}

const NO_REPORTS: readonly AnomalyView[] = [];

export function AnomalyMap({ reports = NO_REPORTS, ...map }: AnomalyMapProps) {
  const { i18n } = useLingui();
  const pins = useMemo(() => anomalyPins(i18n, reports), [i18n, reports]);
  return <MapWithBackground {...map} pins={pins} />;
}
