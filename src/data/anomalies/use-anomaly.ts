import { useMemo } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { overlayAnomalies, type AnomalyView } from "../../domain/anomaly/pending-overlay.ts";
import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useReplica } from "../replica/live.ts";
import { watchRow } from "../replica/watch-row.ts";
import { useOverlay } from "./use-overlay.ts";

/** One report, also when it waits to be sent or was hidden (then emptied); null: not on this device. */
export function useAnomaly(cityId: CityId, id: Identifier): AnomalyView | null | undefined {
  const anomaly = useReplica<Anomaly | null>(`anomaly ${id}`, (replica, emit) =>
    watchRow(replica, "anomalies", id, emit),
  );
  const overlay = useOverlay(cityId);
  return useMemo(() => {
    if (anomaly === undefined || overlay === undefined) return undefined;
    const anomalies = anomaly?.cityId === cityId ? [anomaly] : [];
    return overlayAnomalies({ ...overlay, anomalies }).find((view) => view.anomaly.id === id) ?? null;
  }, [anomaly, overlay, cityId, id]);
}
