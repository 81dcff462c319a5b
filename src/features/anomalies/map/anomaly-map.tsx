import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import { useData } from "../../../data/data-context.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { MapWithBackground, type MapWithBackgroundProps } from "../../../shared/city/map-with-background.tsx";
import { sparePart } from "../../../ui/coming-part.tsx";
import { anomalyPins } from "./anomaly-pins.ts";

// Asked for once the map stands, which can do without.
const ReportHere = sparePart(async () => (await withWords(import("./report-here.tsx"))).ReportHere);

interface AnomalyMapProps extends MapWithBackgroundProps {
  readonly reports: readonly AnomalyView[] | undefined;
}

const NO_REPORTS: readonly AnomalyView[] = [];

export function AnomalyMap({ reports = NO_REPORTS, ...map }: AnomalyMapProps) {
  const { i18n } = useLingui();
  const pins = useMemo(() => anomalyPins(i18n, reports), [i18n, reports]);
  const { city, insets } = map;
  const over = useData().visiting ? null : <ReportHere cityId={city.id} insets={insets} />;
  return <MapWithBackground {...map} pins={pins} over={over} />;
}
