import { anomalyViews, type AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useData, type DataContext } from "../data-context.ts";
import { derived, NOT_YET, sharedLive, useLiveValue, type Live } from "../live.ts";
import { liveOverlayInput } from "../outbox/live-overlay-input.ts";
import { liveAnomalies } from "./live-anomalies.ts";

export interface KnownAnomalies {
  readonly views: readonly AnomalyView[] | undefined;
  /** False while older ones are still being read: what is shown may be counted, or called none, only then. */
  readonly isWhole: boolean;
}

const NONE_YET: KnownAnomalies = { views: undefined, isWhole: false };

function liveViews(data: DataContext, cityId: CityId): Live<KnownAnomalies> {
  const { replica } = data;
  if (replica === undefined) return NOT_YET;
  const input = liveOverlayInput(data, cityId);
  const viewsOf = anomalyViews();
  const start = derived([liveAnomalies(replica, cityId), input], ({ anomalies, isWhole }, known) => ({
    views: viewsOf(anomalies, known),
    isWhole,
  }));
  return sharedLive(input, "anomalies", start, 0);
}

/** Waiting reports first, then newest first. A report about which nothing changed keeps its view. */
export function useGrowingAnomalies(cityId: CityId): KnownAnomalies {
  return useLiveValue(liveViews(useData(), cityId)) ?? NONE_YET;
}

export function useAnomalies(cityId: CityId): readonly AnomalyView[] | undefined {
  const { views, isWhole } = useGrowingAnomalies(cityId);
  return isWhole ? views : undefined;
}
