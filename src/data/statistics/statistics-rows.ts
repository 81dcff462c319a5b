import { parseStatistics, type SaidStatistics } from "../../domain/statistics/published-statistics.ts";
import type { ReplicaCollection } from "../replica/row.ts";

export const STATISTICS_ROWS: ReplicaCollection<SaidStatistics> = {
  codec: 1,
  idField: "cityId",
  parse: parseStatistics,
  columnsOf: ({ cityId, updatedAt, rev }) => ({ cityId, listed: true, updatedAt, rev }),
};
