import type { Identifier } from "../basics/identifier.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { Alike } from "../command/outcome.ts";
import type { Anomaly } from "./anomaly.ts";
import type { AnomalyView } from "./anomaly-view.ts";
import { possibleDuplicates } from "./near-anomalies.ts";
import { isOpen } from "./statuses.ts";

/** The likeliest report of the same matter that the city has and that was not shown while this one was written. */
export function alikeMeanwhile(
  report: Anomaly,
  seenNear: readonly Identifier[],
  { surroundings, now }: Pick<CommandContext, "surroundings" | "now">,
): Alike | undefined {
  // A report asks for no other contents than reports.
  const others = [...(surroundings?.contents.values() ?? [])].map((content) => content as Anomaly);
  // Nobody can compare their report with a text that waits for a moderator.
  const unseen = others.filter(({ id, visibility }) => visibility === "public" && !seenNear.includes(id));
  const [nearest] = possibleDuplicates(
    { ...report, text: `${report.title} ${report.description}`, now },
    unseen,
  );
  if (nearest === undefined) return undefined;
  return { id: nearest.anomaly.id, distanceM: Math.round(nearest.distanceM) };
}

/** Whether its author is still asked: nobody has answered their report, and the other one is somebody else's, there to be followed. */
export function isStillAlike(report: AnomalyView, other: AnomalyView): boolean {
  const { status, visibility } = other.anomaly;
  const isTheirs = !other.mine && !other.followed;
  return (
    report.mine && report.anomaly.status === "new" && isOpen(status) && visibility === "public" && isTheirs
  );
}
