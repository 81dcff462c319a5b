import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { ACTIVITY_STATUSES } from "../../src/domain/activity/activity.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { IDEA_STATUSES, type IdeaStatus } from "../../src/domain/idea/idea.ts";
import {
  contentFigures,
  LIFE_FIGURE_NAMES,
  type CountedActivity,
  type CountedIdea,
  type LifeFigures,
} from "../../src/domain/statistics/life-figures.ts";
import {
  MODERATION_FIGURE_NAMES,
  type ModerationFigures,
} from "../../src/domain/statistics/moderation-figures.ts";
import { publishedStatistics } from "../../src/domain/statistics/published-statistics.ts";
import { NOW } from "../examples/identifiers.ts";

const THRESHOLD = 20;
const NO_FIGURES = Object.fromEntries(
  [...LIFE_FIGURE_NAMES, ...MODERATION_FIGURE_NAMES].map((name) => [name, 0]),
) as unknown as LifeFigures & ModerationFigures;

const anyVisibility = fc.constantFrom("public", "public", "public", "pending", "hidden", "private");
const anyActivity = fc
  .record({
    visibility: anyVisibility,
    status: fc.constantFrom(...ACTIVITY_STATUSES),
    startsAt: fc.integer({ min: NOW - 20 * DAY_MS, max: NOW + 60 * DAY_MS }),
    lasts: fc.option(fc.integer({ min: 1, max: 3 * DAY_MS })),
    goingCount: fc.nat({ max: 3 }),
    dateToCome: fc.boolean(),
  } as const)
  .map(({ lasts, ...one }): CountedActivity => {
    const endsAt = lasts === null ? null : one.startsAt + lasts;
    return { ...one, endsAt, allDay: false, createdAt: NOW - DAY_MS };
  });
const anyIdea = fc
  .record({
    visibility: anyVisibility,
    status: fc.constantFrom(...IDEA_STATUSES),
    supportsCount: fc.nat({ max: 40 }),
  } as const)
  .map((one): CountedIdea => ({ ...one, createdAt: NOW - DAY_MS }));

const masked = (count: number) => (count > 0 && count < 5 ? "few" : count);

/** What somebody would count who has only the programme and a pencil. Whoever said no end stays two hours. */
function activitiesByHand(all: readonly CountedActivity[]) {
  let [upcoming, next30d, participants30d] = [0, 0, 0];
  for (const { visibility, status, startsAt, endsAt, dateToCome, goingCount } of all) {
    if (visibility !== "public" || status === "cancelled") continue;
    if (dateToCome !== true && (endsAt ?? startsAt + 2 * HOUR_MS) <= NOW) continue;
    upcoming += 1;
    if (dateToCome === true || startsAt > NOW + 30 * DAY_MS) continue;
    next30d += 1;
    participants30d += goingCount;
  }
  return {
    upcoming: masked(upcoming),
    next30d: masked(next30d),
    participants30d: masked(participants30d),
  };
}

function ideasByHand(all: readonly CountedIdea[]) {
  const known = all.filter(({ visibility }) => visibility === "public");
  const those = (...statuses: readonly IdeaStatus[]) =>
    known.filter(({ status }) => statuses.includes(status));
  const reached = those("open").filter(({ supportsCount }) => supportsCount >= THRESHOLD);
  let supports = 0;
  for (const { supportsCount } of known) supports += supportsCount;
  return {
    open: masked(those("open").length),
    threshold: masked(reached.length),
    accepted: masked(those("accepted", "doing").length),
    done: masked(those("done").length),
    declined: masked(those("declined").length),
    supports: masked(supports),
    supports30d: 0,
  };
}

describe("the numbers that everybody reads of activities and ideas", () => {
  it("are what a count by hand says of them, with every small group masked [CITY-24] [CITY-15] [P10]", () => {
    const some = { maxLength: 60, size: "max" } as const;
    fc.assert(
      fc.property(fc.array(anyActivity, some), fc.array(anyIdea, some), (activities, ideas) => {
        const counted = { activities, ideas, zone: "Europe/Paris", threshold: THRESHOLD };
        const figures = { ...NO_FIGURES, ...contentFigures(counted, NOW) };
        const said = publishedStatistics("35024", { reports: undefined, figures, moderationHours: null });
        expect(said).toMatchObject({ activities: activitiesByHand(activities), ideas: ideasByHand(ideas) });
      }),
    );
  });
});
