import { parseStatistics, type RemoteStatistics } from "../../domain/statistics/parse-statistics.ts";
import type { ReplicaCollection } from "../replica/row.ts";

export const STATISTICS_ROWS: ReplicaCollection<RemoteStatistics> = {
  codec: 2,
  idField: "cityId",
  parse: parseStatistics,
  columnsOf: ({ cityId, updatedAt, rev }) => ({ cityId, listed: true, updatedAt, rev }),
};
