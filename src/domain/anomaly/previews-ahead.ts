import type { Identifier } from "../basics/identifier.ts";
import { PREVIEWS_AHEAD } from "../limits/photo-limits.ts";
import type { Anomaly } from "./anomaly.ts";
import { isOpen } from "./statuses.ts";

type Illustrated = Pick<Anomaly, "visibility" | "status" | "photos" | "updatedAt">;

/** Photos worth having before the network is lost: of what is public and open, what moved last first, within the budget. */
export function previewsAhead(anomalies: readonly Illustrated[]): readonly Identifier[] {
  return anomalies
    .filter(({ visibility, status }) => visibility === "public" && isOpen(status))
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .flatMap(({ photos }) => photos.filter(({ state }) => state === "stored").map(({ id }) => id))
    .slice(0, PREVIEWS_AHEAD.countMax);
}
