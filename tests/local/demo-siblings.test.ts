import { describe, expect, it } from "vitest";
import { DEMO_CITY_ID } from "../../local/demo/accounts.ts";
import { demoActivities } from "../../local/demo/activities/demo-activities.ts";
import { SUNDAY } from "../../local/demo/activities/activity-times.ts";
import { demoIdeas } from "../../local/demo/ideas/demo-ideas.ts";
import { demoSite } from "../../local/demo/load-demo.ts";
import { withNumbers } from "../../local/demo/with-numbers.ts";
import { ACTIVITY_TABS, isInTab } from "../../src/domain/activity/activity-dates.ts";
import { ACTIVITY_STATUSES } from "../../src/domain/activity/activity.ts";
import { parseActivity } from "../../src/domain/activity/parse-activity.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { localTimeOf, timeZoneOf, weekdayOf } from "../../src/domain/city/time-zone.ts";
import { IDEA_CATEGORY_IDS, IDEA_STATUSES } from "../../src/domain/idea/idea.ts";
import { parseIdea } from "../../src/domain/idea/parse-idea.ts";

const TODAY = Date.UTC(2026, 10, 20);
/** The demo is loaded on any weekday. */
const A_WEEK = [0, 1, 2, 3, 4, 5, 6];
const ZONE = timeZoneOf(DEMO_CITY_ID);
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

  it.each(A_WEEK)("fill every tab of the list, loaded %s days later", (later) => {
    const today = TODAY + later * DAY_MS;
    const loaded = demoActivities(BETTON, today);
    for (const tab of ACTIVITY_TABS) {
      expect(loaded.some((activity) => isInTab(tab, activity, today + 6 * HOUR_MS, ZONE))).toBe(true);
    }
  });

  it.each(A_WEEK)("take place when such things do, loaded %s days later", (later) => {
    const loaded = demoActivities(BETTON, TODAY + later * DAY_MS);
    const startsOf = (name: string) =>
      loaded.filter(({ title }) => title === name).map(({ startsAt }) => localTimeOf(startsAt, ZONE));
    const markets = startsOf("Marché du dimanche");
    expect(markets.map((start) => weekdayOf(start.slice(0, 10)))).toEqual([SUNDAY, SUNDAY]);
    expect(markets.map((start) => start.slice(11))).toEqual(["08:30", "08:30"]);
    expect(startsOf("Après-midi dansant").map((start) => start.slice(11))).toEqual(["14:30", "14:30"]);
    expect(startsOf("Soirée jeux des ados").map((start) => start.slice(11))).toEqual(["19:00", "19:00"]);
    for (const { createdAt, startsAt } of loaded) expect(createdAt).toBeLessThan(startsAt);
  });
});

it("gives what comes later the numbers after those that are given", () => {
  const numbered = withNumbers(ideas, [{ number: "2026-0300" }, { number: "2026-0012" }]);
  const first = numbered.find(({ number }) => number.startsWith("2026"));
  expect(first?.number).toBe("2026-0301");
  expect(new Set(numbered.map(({ number }) => number)).size).toBe(60);
});
