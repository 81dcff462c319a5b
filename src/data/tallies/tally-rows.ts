import { parseTally, type Tally } from "../../domain/content/tally.ts";
import type { ReplicaCollection } from "../replica/row.ts";

export const TALLY_ROWS: ReplicaCollection<Tally> = {
  codec: 2,
  idField: "id",
  parse: parseTally,
  columnsOf: ({ cityId, updatedAt, rev }) => ({ cityId, listed: true, updatedAt, rev }),
};
