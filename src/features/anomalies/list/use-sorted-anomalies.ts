import { useMemo } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { useDistancesFrom } from "../../../shared/collection/use-distances-from.ts";
import type { Sort } from "../filter/anomaly-filter.ts";
import { sortedAnomalies } from "../filter/sorted-anomalies.ts";

export function useSortedAnomalies(shown: readonly AnomalyView[] | undefined, sort: Sort, city: City) {
  const isByDistance = sort === "distance";
  const distances = useDistancesFrom(isByDistance, city);
  const sorted = useMemo(
    () => (shown === undefined ? undefined : sortedAnomalies(sort, shown, distances.place)),
    [sort, shown, distances.place],
  );
  return { sorted, distances: isByDistance ? distances : null };
}
