import { overlayAnomalies, type AnomalyView } from "../../domain/anomaly/pending-overlay.ts";
import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import { viewMemory } from "../../domain/anomaly/view-memory.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useMemo, useState } from "react";
import { useReplica } from "../replica/live.ts";
import { anomaliesKey, watchAnomalies } from "./live-anomalies.ts";
import { useOverlay } from "./use-overlay.ts";

/**
 * What this device knows of a city's reports with what this person asked laid over it: waiting reports first, then newest
 * first. It begins with the newest and grows until all are read; `undefined` until the first are known. A report about which
 * nothing changed keeps its view.
 */
export function useAnomalies(cityId: CityId): readonly AnomalyView[] | undefined {
  const anomalies = useReplica<readonly Anomaly[]>(anomaliesKey(cityId), watchAnomalies(cityId));
  const overlay = useOverlay(cityId);
  const [remembered] = useState(viewMemory);
  return useMemo(
    () =>
      anomalies === undefined || overlay === undefined
        ? undefined
        : remembered(overlayAnomalies({ ...overlay, anomalies })),
    [anomalies, overlay, remembered],
  );
}
