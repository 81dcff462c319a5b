import { parseStatistics, type RemoteStatistics } from "../../domain/statistics/published-statistics.ts";
import type { ReplicaCollection } from "../replica/row.ts";

export const STATISTICS_ROWS: ReplicaCollection<RemoteStatistics> = {
  codec: 1,
  idField: "cityId",
  parse: parseStatistics,
  columnsOf: ({ cityId, updatedAt, rev }) => ({ cityId, listed: true, updatedAt, rev }),
};
