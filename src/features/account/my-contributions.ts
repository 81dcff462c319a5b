import type { AnomalyView } from "../../domain/anomaly/pending-overlay.ts";
import { isOpen } from "../../domain/anomaly/statuses.ts";

export const CONTRIBUTION_TABS = ["drafts", "waiting", "open", "closed"] as const;
export type ContributionTab = (typeof CONTRIBUTION_TABS)[number];

/** A report of this person by where it stands; drafts are not reports yet. */
function tabOf({ anomaly, sync }: AnomalyView): Exclude<ContributionTab, "drafts"> {
  if (sync !== null && sync !== "sent") return "waiting";
  return isOpen(anomaly.status) ? "open" : "closed";
}

export function mineIn(views: readonly AnomalyView[], tab: ContributionTab): readonly AnomalyView[] {
  return views.filter((view) => view.mine && tabOf(view) === tab);
}
