import { describe, expect, it } from "vitest";
import type { AnomalyView } from "../../../src/domain/anomaly/anomaly-view.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import type { ContributionTab } from "../../../src/features/account/my-contributions.ts";
import type { CityPart } from "../../../src/features/account/gather-cities.tsx";
import { contentsIn, firstTab } from "../../../src/features/account/my-contributions.ts";
import { ownContentsOf, type KnownViews, type OwnView } from "../../../src/features/account/own-contents.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { NOW } from "../../examples/identifiers.ts";

const MINE = { sync: null, mine: true, followed: false } as const;

function report(over: Partial<AnomalyView>, status: AnomalyView["anomaly"]["status"] = "new"): AnomalyView {
  return { anomaly: anAnomaly({ status }), ...MINE, meToo: false, ...over };
}

function titlesIn(tab: ContributionTab, views: Partial<KnownViews>): readonly string[] {
  const all = { reports: [], ideas: [], activities: [], ...views };
  return contentsIn(ownContentsOf(all, NOW), tab).map(({ own }) => titleOf(own));
}

function titleOf({ kind, view }: OwnView): string {
  if (kind === "anomaly") return view.anomaly.title;
  return kind === "idea" ? view.idea.title : view.activity.title;
}

describe("my contributions", () => {
  it("are under « En attente » until the city has them, whatever the state of their sending [OFF-12]", () => {
    for (const sync of ["queued", "sending", "refused", "conflict"] as const)
      expect(titlesIn("waiting", { reports: [report({ sync })] })).toHaveLength(1);
    expect(titlesIn("waiting", { reports: [report({ sync: "sent" })] })).toEqual([]);
    expect(titlesIn("open", { reports: [report({ sync: "sent" })] })).toHaveLength(1);
  });

  it("are closed by their status, and never somebody else's [P8]", () => {
    const reports = [report({}, "resolved"), report({}, "withdrawn"), report({}, "claimed")];
    expect(titlesIn("closed", { reports })).toHaveLength(2);
    expect(titlesIn("open", { reports: [report({ mine: false })] })).toEqual([]);
  });

  it("are of all kinds together, the newest first", () => {
    const reportOf = (title: string, days: number) =>
      report({ anomaly: anAnomaly({ title, createdAt: NOW - days * DAY_MS }) });
    const idea = anIdea({ title: "Une mare", createdAt: NOW - 2 * DAY_MS });
    const ideas = [{ idea, ...MINE, supported: false, supportedAsGuest: false }];
    const reports = [reportOf("Un vieux banc", 3), reportOf("Un nid-de-poule", 1)];
    expect(titlesIn("open", { reports, ideas })).toEqual(["Un nid-de-poule", "Une mare", "Un vieux banc"]);
  });

  it("have the person's ideas and activities too", () => {
    const ideas = [
      {
        idea: anIdea({ title: "Un verger ouvert à tous" }),
        ...MINE,
        supported: false,
        supportedAsGuest: false,
      },
      {
        idea: anIdea({ title: "Une mare", status: "declined" }),
        ...MINE,
        supported: false,
        supportedAsGuest: false,
      },
    ] as const;
    const activity = { ...MINE, going: false, interested: false };
    const past = { startsAt: NOW - DAY_MS, endsAt: NOW - DAY_MS };
    const activities = [
      { activity: anActivity({ title: "Le marché" }), ...activity },
      { activity: anActivity({ title: "Le bal", ...past }), ...activity },
    ] as const;
    expect(titlesIn("open", { ideas, activities })).toEqual(["Un verger ouvert à tous", "Le marché"]);
    expect(titlesIn("closed", { ideas, activities })).toEqual(["Une mare", "Le bal"]);
  });

  it("begin with what waits where nothing is open, else with what is [OFF-12]", () => {
    const partOf = (reports: KnownViews["reports"]): CityPart => ({
      cityId: "35024",
      name: "Betton",
      drafts: [],
      contents: ownContentsOf({ reports, ideas: [], activities: [] }, NOW),
      freshness: { live: false, at: null, quarantined: 0 },
      isNothingSent: true,
    });
    const waiting = report({ sync: "queued" });
    expect(firstTab([partOf([waiting])])).toBe("waiting");
    expect(firstTab([partOf([waiting]), partOf([report({})])])).toBe("open");
    expect(firstTab([partOf([])])).toBe("open");
    expect(firstTab([partOf([waiting]), { ...partOf([]), contents: undefined }])).toBe("open");
    expect(firstTab(undefined)).toBe("open");
  });
});
