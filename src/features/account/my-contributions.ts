import type { DraftRow } from "../../data/device/rows.ts";
import type { CityPart } from "./gather-cities.tsx";
import type { OwnContent } from "./own-contents.ts";

export const CONTRIBUTION_TABS = ["drafts", "waiting", "open", "closed"] as const;
export type ContributionTab = (typeof CONTRIBUTION_TABS)[number];

type Contribution =
  | { readonly part: CityPart; readonly draft: DraftRow }
  | { readonly part: CityPart; readonly content: OwnContent };

/** These tabs are complete without any answer of a city. */
export function isOnDeviceOnly(tab: ContributionTab): boolean {
  return tab === "drafts" || tab === "waiting";
}

type Standing = Pick<OwnContent, "sync" | "isClosed">;

function tabOf({ isClosed, sync }: Standing): Exclude<ContributionTab, "drafts"> {
  if (sync !== null && sync !== "sent") return "waiting";
  return isClosed ? "closed" : "open";
}

export function contentsIn<T extends Standing>(contents: readonly T[], tab: ContributionTab): readonly T[] {
  return contents.filter((content) => tabOf(content) === tab);
}

export function contributionsIn(
  parts: readonly CityPart[] | undefined,
  tab: ContributionTab,
): readonly Contribution[] | undefined {
  const found: Contribution[] = [];
  for (const part of parts ?? []) {
    const { drafts, contents } = part;
    if (tab === "drafts" ? drafts === undefined : contents === undefined) return undefined;
    if (tab === "drafts") found.push(...(drafts ?? []).map((draft) => ({ part, draft })));
    else found.push(...contentsIn(contents ?? [], tab).map((content) => ({ part, content })));
  }
  return parts === undefined ? undefined : found;
}
