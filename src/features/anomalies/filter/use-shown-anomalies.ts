import { useMemo } from "react";
import { useAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import type { AnomalyView } from "../../../domain/anomaly/pending-overlay.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { useNow } from "../hooks/use-now.ts";
import { anomaliesIn, hiddenResolved } from "./anomalies-in.ts";
import type { AnomalyFilter } from "./anomaly-filter.ts";

export interface ShownAnomalies {
  /** `undefined` until the device answered. */
  readonly shown: readonly AnomalyView[] | undefined;
  /** Resolved reports that the status filter alone keeps out of sight. */
  readonly hidden: readonly AnomalyView[];
}

/** What the filter keeps of what this device knows of the commune. */
export function useShownAnomalies(cityId: CityId, filter: AnomalyFilter): ShownAnomalies {
  const views = useAnomalies(cityId);
  const now = useNow();
  return useMemo(
    () => ({
      shown: views === undefined ? undefined : anomaliesIn(filter, views, now),
      hidden: views === undefined ? [] : hiddenResolved(filter, views, now),
    }),
    [views, filter, now],
  );
}
