import { describe, expect, it } from "vitest";
import { DEMO_CITY_ID } from "../../local/demo/accounts.ts";
import { demoActivities } from "../../local/demo/activities/demo-activities.ts";
import { demoIdeas } from "../../local/demo/ideas/demo-ideas.ts";
import { demoSite } from "../../local/demo/load-demo.ts";
import { withNumbers } from "../../local/demo/with-numbers.ts";
import { ACTIVITY_TABS, isInTab } from "../../src/domain/activity/activity-dates.ts";
import { ACTIVITY_STATUSES } from "../../src/domain/activity/activity.ts";
import { parseActivity } from "../../src/domain/activity/parse-activity.ts";
import { HOUR_MS } from "../../src/domain/basics/instant.ts";
import { timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { IDEA_CATEGORY_IDS, IDEA_STATUSES } from "../../src/domain/idea/idea.ts";
import { parseIdea } from "../../src/domain/idea/parse-idea.ts";

const TODAY = Date.UTC(2026, 10, 20);
const BETTON = demoSite(DEMO_CITY_ID);
const ideas = demoIdeas(BETTON, TODAY);
const activities = demoActivities(BETTON, TODAY);

describe("the ideas of the demo commune", () => {
  it("are sixty, the same twice, of every category and every status [LAND-4]", () => {
    expect(ideas).toHaveLength(60);
    expect(demoIdeas(BETTON, TODAY)).toEqual(ideas);
    expect(new Set(ideas.map(({ categoryId }) => categoryId))).toEqual(new Set(IDEA_CATEGORY_IDS));
    expect(new Set(ideas.map(({ status }) => status))).toEqual(new Set(IDEA_STATUSES));
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(60);
  });

  it("hold only what the city could have written, and tell nothing of tomorrow", () => {
    for (const idea of ideas) {
      expect(parseIdea(idea)).toEqual({ ok: true, value: idea });
      expect(idea.updatedAt).toBeLessThanOrEqual(TODAY);
    }
  });

  it("are answered with words wherever the commune decided", () => {
    const decided = ideas.flatMap(({ history }) => history.slice(1));
    expect(decided.filter(({ reason }) => reason === "")).toEqual([]);
  });
});

describe("the activities of the demo commune", () => {
  it("are forty, the same twice, some of them postponed, cancelled and full [LAND-4]", () => {
    expect(activities).toHaveLength(40);
    expect(demoActivities(BETTON, TODAY)).toEqual(activities);
    expect(new Set(activities.map(({ status }) => status))).toEqual(new Set(ACTIVITY_STATUSES));
    expect(activities.some(({ capacity, goingCount }) => capacity !== null && goingCount === capacity)).toBe(
      true,
    );
  });

  it("hold only what the city could have written", () => {
    for (const activity of activities) expect(parseActivity(activity)).toEqual({ ok: true, value: activity });
  });

  it("fill every tab of the list", () => {
    const zone = timeZoneOf(DEMO_CITY_ID);
    for (const tab of ACTIVITY_TABS) {
      expect(activities.some((activity) => isInTab(tab, activity, TODAY + 6 * HOUR_MS, zone))).toBe(true);
    }
  });
});

it("gives what comes later the numbers after those that are given", () => {
  const numbered = withNumbers(ideas, [{ number: "2026-0300" }, { number: "2026-0012" }]);
  const first = numbered.find(({ number }) => number.startsWith("2026"));
  expect(first?.number).toBe("2026-0301");
  expect(new Set(numbered.map(({ number }) => number)).size).toBe(60);
});
