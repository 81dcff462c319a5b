import type { DraftRow } from "../../data/device/rows.ts";
import type { CityPart } from "./gather-cities.tsx";
import type { OwnContent } from "./own-contents.ts";

export const CONTRIBUTION_TABS = ["drafts", "waiting", "open", "closed"] as const;
export type ContributionTab = (typeof CONTRIBUTION_TABS)[number];

/** Those of one commune. */
export interface CityContributions {
  readonly part: CityPart;
  readonly drafts: readonly DraftRow[];
  readonly contents: readonly OwnContent[];
}

/** These tabs are complete without any answer of a city. */
export function isOnDeviceOnly(tab: ContributionTab): boolean {
  return tab === "drafts" || tab === "waiting";
}

type Standing = Pick<OwnContent, "sync" | "isClosed">;

export function isSent({ sync }: Pick<Standing, "sync">): boolean {
  return sync === null || sync === "sent";
}

function tabOf({ isClosed, sync }: Standing): Exclude<ContributionTab, "drafts"> {
  if (!isSent({ sync })) return "waiting";
  return isClosed ? "closed" : "open";
}

export function contentsIn<T extends Standing>(contents: readonly T[], tab: ContributionTab): readonly T[] {
  return contents.filter((content) => tabOf(content) === tab);
}

export function contributionsIn(
  parts: readonly CityPart[] | undefined,
  tab: ContributionTab,
): readonly CityContributions[] | undefined {
  const found: CityContributions[] = [];
  for (const part of parts ?? []) {
    const { drafts, contents } = part;
    if (tab === "drafts" ? drafts === undefined : contents === undefined) return undefined;
    if (tab === "drafts") found.push({ part, drafts: drafts ?? [], contents: [] });
    else found.push({ part, drafts: [], contents: contentsIn(contents ?? [], tab) });
  }
  return parts === undefined ? undefined : found;
}

export function countOf(found: readonly CityContributions[]): number {
  return found.reduce((sum, { drafts, contents }) => sum + drafts.length + contents.length, 0);
}

export function hasSome(parts: readonly CityPart[] | undefined, tab: ContributionTab): boolean {
  return countOf(contributionsIn(parts, tab) ?? []) > 0;
}

/** What is open, unless there is none and something waits to be sent: that is what its author comes to see. */
export function firstTab(parts: readonly CityPart[] | undefined): ContributionTab {
  return !hasSome(parts, "open") && hasSome(parts, "waiting") ? "waiting" : "open";
}
