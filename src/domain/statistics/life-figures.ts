import type { Activity } from "../activity/activity.ts";
import { endOf, isPast, nextOccurrence, takingPlace } from "../activity/activity-dates.ts";
import { DAY_MS, type Instant } from "../basics/instant.ts";
import type { Idea } from "../idea/idea.ts";

/** What is no report: people, activities, ideas, and what waits for a moderator. */
export interface LifeFigures {
  readonly residents: number;
  /** Accounts that published something in the last 30 days. */
  readonly active30d: number;
  readonly waiting: number;
  /** Contents that somebody flagged and no moderator looked at yet. */
  readonly flagsOpen: number;
  /** Written in discussions in the last 30 days, and to be read by everybody. */
  readonly messages30d: number;
  readonly activitiesUpcoming: number;
  readonly activities30d: number;
  /** Who takes part in what begins within 30 days. */
  readonly participants30d: number;
  readonly ideasOpen: number;
  readonly ideasAtThreshold: number;
  readonly ideasAccepted: number;
  readonly ideasDone: number;
  readonly ideasDeclined: number;
  readonly supports: number;
  /** Given in the last 30 days, less what was taken back. */
  readonly supports30d: number;
}

export const LIFE_FIGURE_NAMES = [
  "residents",
  "active30d",
  "waiting",
  "flagsOpen",
  "messages30d",
  "activitiesUpcoming",
  "activities30d",
  "participants30d",
  "ideasOpen",
  "ideasAtThreshold",
  "ideasAccepted",
  "ideasDone",
  "ideasDeclined",
  "supports",
  "supports30d",
] as const satisfies readonly (keyof LifeFigures)[];

export const FIGURE_WINDOW_MS = 30 * DAY_MS;

export type CountedActivity = Pick<
  Activity,
  | "visibility"
  | "status"
  | "startsAt"
  | "endsAt"
  | "allDay"
  | "repeats"
  | "dateToCome"
  | "goingCount"
  | "createdAt"
>;
export type CountedIdea = Pick<Idea, "visibility" | "status" | "supportsCount" | "createdAt">;

/** What only the town can count: who lives where, who wrote what and when, and what is not public yet. */
export type TownFigures = Pick<
  LifeFigures,
  "residents" | "active30d" | "waiting" | "flagsOpen" | "messages30d" | "supports30d"
>;
export type ContentFigures = Omit<LifeFigures, keyof TownFigures>;

interface CountedContents {
  readonly activities: readonly CountedActivity[];
  readonly ideas: readonly CountedIdea[];
  /** By whose clock days begin and end. */
  readonly zone: string;
  /** Supports from which on the commune looks at an idea. */
  readonly threshold: number;
}

/** The same on the device, from what is public. */
export function contentFigures(
  { activities, ideas, zone, threshold }: CountedContents,
  now: Instant,
): ContentFigures {
  const upcoming = activities.filter((activity) => isShown(activity) && !isPast(activity, now, zone));
  const soon = upcoming.filter(
    (activity) =>
      activity.dateToCome !== true && nextOccurrence(activity, now, zone).startsAt <= now + FIGURE_WINDOW_MS,
  );
  const known = ideas.filter(({ visibility }) => visibility === "public");
  const withStatus = (...statuses: readonly Idea["status"][]) =>
    known.filter(({ status }) => statuses.includes(status)).length;
  return {
    activitiesUpcoming: upcoming.length,
    activities30d: soon.length,
    participants30d: sum(soon.map(({ goingCount }) => goingCount)),
    ideasOpen: withStatus("open"),
    ideasAtThreshold: known.filter((idea) => idea.status === "open" && idea.supportsCount >= threshold)
      .length,
    ideasAccepted: withStatus("accepted", "doing"),
    ideasDone: withStatus("done"),
    ideasDeclined: withStatus("declined"),
    supports: sum(known.map(({ supportsCount }) => supportsCount)),
  };
}

/** When the same activities and contents add up to something else though nobody touched them. */
export function nextFigureChanges(
  activities: readonly CountedActivity[],
  contents: readonly { readonly createdAt: Instant }[],
  zone: string,
): readonly Instant[] {
  return [
    ...activities
      .filter(isShown)
      .flatMap((activity) =>
        takingPlace(activity, zone).flatMap((time) => [
          time.startsAt - FIGURE_WINDOW_MS,
          endOf({ ...activity, ...time }, zone),
        ]),
      ),
    ...contents.map(({ createdAt }) => createdAt + FIGURE_WINDOW_MS + 1),
  ];
}

function isShown({ visibility, status }: CountedActivity): boolean {
  return visibility === "public" && status !== "cancelled";
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
