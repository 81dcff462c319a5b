import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import { parseAnomaly } from "../../domain/anomaly/parse-anomaly.ts";
import { publicProjectionOf } from "../../domain/anomaly/publish-anomaly.ts";
import { ok } from "../../domain/basics/result.ts";
import type { ReplicaCollection } from "../replica/row.ts";

/** Others see the pin of a `pending` report; nobody's list shows what is hidden or private. */
function isListed({ visibility }: Anomaly): boolean {
  return visibility === "public" || visibility === "pending";
}

export const ANOMALY_ROWS: ReplicaCollection<Anomaly> = {
  codec: 1,
  idField: "id",
  parse(value) {
    const parsed = parseAnomaly(value);
    // The server empties what is not public; here it is emptied whatever the server sent.
    return parsed.ok ? ok(publicProjectionOf(parsed.value)) : parsed;
  },
  columnsOf: (anomaly) => ({
    cityId: anomaly.cityId,
    listed: isListed(anomaly),
    updatedAt: anomaly.updatedAt,
    rev: anomaly.rev,
  }),
};
