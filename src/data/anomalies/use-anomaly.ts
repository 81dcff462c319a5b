import { useMemo } from "react";
import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useData } from "../data-context.ts";
import { useLiveValue } from "../live.ts";
import { liveOverlayInput } from "../outbox/live-overlay-input.ts";
import { useReplica } from "../replica/live.ts";
import { watchRow } from "../replica/watch-row.ts";

/** One report, also when it waits to be sent or was hidden (then emptied); null: not on this device. */
export function useAnomaly(cityId: CityId, id: Identifier): AnomalyView | null | undefined {
  const anomaly = useReplica<Anomaly | null>(`anomaly ${id}`, (replica, emit) =>
    watchRow(replica, "anomalies", id, emit),
  );
  const data = useData();
  const { replica } = data;
  const input = useLiveValue(liveOverlayInput(data, cityId));
  const viewsOf = useMemo(() => replica?.overlay.anomalyViews(), [replica]);
  return useMemo(() => {
    if (anomaly === undefined || input === undefined || viewsOf === undefined) return undefined;
    const anomalies = anomaly?.cityId === cityId ? [anomaly] : [];
    return viewsOf(anomalies, input).find((view) => view.anomaly.id === id) ?? null;
  }, [anomaly, input, cityId, id, viewsOf]);
}
