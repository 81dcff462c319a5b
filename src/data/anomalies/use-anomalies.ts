import { overlayAnomalies, type AnomalyView } from "../../domain/anomaly/pending-overlay.ts";
import { viewMemory } from "../../domain/anomaly/view-memory.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useMemo, useState } from "react";
import { useReplica } from "../replica/live.ts";
import { anomaliesKey, type CityAnomalies, watchAnomalies } from "./live-anomalies.ts";
import { useOverlay } from "./use-overlay.ts";

export interface KnownAnomalies {
  /** `undefined` until the first are known. */
  readonly views: readonly AnomalyView[] | undefined;
  /** False while older ones are still being read: what is shown may be counted, or called none, only then. */
  readonly isWhole: boolean;
}

/**
 * What this device knows of a city's reports with what this person asked laid over it: waiting reports first, then newest
 * first. It begins with the newest and grows until all are read. A report about which nothing changed keeps its view.
 */
export function useGrowingAnomalies(cityId: CityId): KnownAnomalies {
  const known = useReplica<CityAnomalies>(anomaliesKey(cityId), watchAnomalies(cityId));
  const overlay = useOverlay(cityId);
  const [remembered] = useState(viewMemory);
  return useMemo(
    () =>
      known === undefined || overlay === undefined
        ? { views: undefined, isWhole: false }
        : {
            views: remembered(overlayAnomalies({ ...overlay, anomalies: known.anomalies })),
            isWhole: known.isWhole,
          },
    [known, overlay, remembered],
  );
}

/** All of them; `undefined` until all are read. */
export function useAnomalies(cityId: CityId): readonly AnomalyView[] | undefined {
  const { views, isWhole } = useGrowingAnomalies(cityId);
  return isWhole ? views : undefined;
}
