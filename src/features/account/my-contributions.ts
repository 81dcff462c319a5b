import type { DraftRow } from "../../data/device/rows.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import { isOpen } from "../../domain/anomaly/statuses.ts";
import type { CityPart } from "./gather-cities.tsx";

export const CONTRIBUTION_TABS = ["drafts", "waiting", "open", "closed"] as const;
export type ContributionTab = (typeof CONTRIBUTION_TABS)[number];

type Contribution =
  | { readonly part: CityPart; readonly draft: DraftRow }
  | { readonly part: CityPart; readonly view: AnomalyView };

/** These tabs are complete without any answer of a city. */
export function isOnDeviceOnly(tab: ContributionTab): boolean {
  return tab === "drafts" || tab === "waiting";
}

function tabOf({ anomaly, sync }: AnomalyView): Exclude<ContributionTab, "drafts"> {
  if (sync !== null && sync !== "sent") return "waiting";
  return isOpen(anomaly.status) ? "open" : "closed";
}

export function mineIn(views: readonly AnomalyView[], tab: ContributionTab): readonly AnomalyView[] {
  return views.filter((view) => view.mine && tabOf(view) === tab);
}

export function contributionsIn(
  parts: readonly CityPart[] | undefined,
  tab: ContributionTab,
): readonly Contribution[] | undefined {
  const found: Contribution[] = [];
  for (const part of parts ?? []) {
    const { drafts, views } = part;
    if (tab === "drafts" ? drafts === undefined : views === undefined) return undefined;
    if (tab === "drafts") found.push(...(drafts ?? []).map((draft) => ({ part, draft })));
    else found.push(...mineIn(views ?? [], tab).map((view) => ({ part, view })));
  }
  return parts === undefined ? undefined : found;
}
