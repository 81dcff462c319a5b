import type { CityId } from "../../domain/city/city.ts";
import type { RemoteStatistics } from "../../domain/statistics/parse-statistics.ts";
import { useReplica } from "../replica/live.ts";
import { watchRow } from "../replica/watch-row.ts";

export function useStatistics(cityId: CityId): RemoteStatistics | null | undefined {
  return useReplica<RemoteStatistics | null>(`statistics ${cityId}`, (replica, emit) =>
    watchRow(replica, "statistics", cityId, emit),
  );
}
