import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { INSTANT_SCHEMA, type Instant } from "../basics/instant.ts";
import { err, ok } from "../basics/result.ts";
import { boolean, nullable, object, oneOf, text } from "../basics/schema.ts";
import { seenCharsOf } from "../basics/text.ts";
import { timeZoneOf } from "../city/time-zone.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { CommandEnvelope } from "../command/command-definition.ts";
import type { FieldProblem, Refusal } from "../command/refusal.ts";
import { changeContent } from "../content/change-content.ts";
import { noteAbout } from "../content/status-history.ts";
import { withStep } from "../content/with-step.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { ACTIVITY_REPEATS } from "../limits/activity-limits.ts";
import { STATUS_REASON_CHARS } from "../limits/limits.ts";
import { ACTIVITY_STATUSES, type Activity, type ActivityStatus } from "./activity.ts";
import { isPast, nextOccurrence } from "./activity-dates.ts";
import { decidedAt, isBelievable } from "./believable-dates.ts";
import { timesByRule, type Occurrence } from "./occurrences.ts";

/** When it will be instead. */
export interface NewDates {
  readonly startsAt: Instant;
  readonly endsAt: Instant | null;
  readonly allDay: boolean;
}

export interface ReschedulePayload {
  readonly activityId: Identifier;
  /** As the person saw it: tells whether somebody else changed it since. */
  readonly from: ActivityStatus;
  readonly to: ActivityStatus;
  /** Of what repeats, those of the time that comes next. Null: as they are, or « date à venir » where it is postponed. */
  readonly dates: NewDates | null;
  /** Read by everybody; asked for where it is cancelled. */
  readonly reason: string;
}

export const RESCHEDULE_SCHEMA = object<ReschedulePayload>(
  {
    activityId: IDENTIFIER_SCHEMA,
    from: oneOf(ACTIVITY_STATUSES),
    to: oneOf(ACTIVITY_STATUSES),
    dates: nullable(
      object<NewDates>({ startsAt: INSTANT_SCHEMA, endsAt: nullable(INSTANT_SCHEMA), allDay: boolean }),
    ),
    reason: text({ max: STATUS_REASON_CHARS.max, lines: "many" }),
  },
  {
    together: (payload) => [...dateProblems(payload), ...reasonProblems(payload)],
  },
);

function dateProblems({ dates }: Partial<ReschedulePayload>): readonly FieldProblem[] {
  if (dates === undefined || dates === null || dates.endsAt === null) return [];
  return dates.endsAt < dates.startsAt ? [{ field: "dates.endsAt", code: "before_start" }] : [];
}

function reasonProblems({ to, reason }: Partial<ReschedulePayload>): readonly FieldProblem[] {
  if (to === undefined || reason === undefined) return [];
  const chars = seenCharsOf(reason);
  const { min } = STATUS_REASON_CHARS;
  if (chars === 0) return to === "cancelled" ? [{ field: "reason", code: "required" }] : [];
  return chars < min ? [{ field: "reason", code: "too_short", limit: min }] : [];
}

type RescheduleActivity = CommandEnvelope<ReschedulePayload>;

/**
 * Who announced it, or a moderator, postpones it, cancels it, or says that it takes place after all. What is cancelled stays so
 * until somebody who saw it says otherwise (P3).
 */
export const rescheduleActivity = changeContent<Activity, "activityId", ReschedulePayload>({
  collection: "activities",
  idField: "activityId",
  schema: RESCHEDULE_SCHEMA,
  perDay: DAILY_LIMITS.words,
  decide(activity, command, context) {
    const { from, to } = command.payload;
    const isMoved = activity.status !== from;
    if (isMoved && to === "cancelled" && activity.status === to)
      return ok({ content: activity, note: noteAbout("already_done", activity) });
    if (isMoved) return err({ code: "changed_meanwhile" });
    const refusal = momentProblem(activity, command, context);
    return refusal === undefined ? ok({ content: rescheduled(activity, command, context) }) : err(refusal);
  },
});

function momentProblem(
  content: Activity,
  command: RescheduleActivity,
  { now }: Pick<CommandContext, "now">,
): Refusal | undefined {
  const { dates } = command.payload;
  const decided = decidedAt(command, now);
  const zone = timeZoneOf(content.cityId);
  if (isPast(content, decided, zone)) return { code: "activity_over" };
  const isFit = dates === null || isBelievable({ ...toCome(content, decided), ...dates }, decided, zone);
  return isFit ? undefined : { code: "activity_dates" };
}

function rescheduled(
  content: Activity,
  command: RescheduleActivity,
  context: CommandContext<Activity>,
): Activity {
  const { to, dates, reason } = command.payload;
  const { dateToCome: _, ...moved } = withStep<"activities">(content, { status: to, reason }, context);
  if (dates === null && to !== "postponed") return moved;
  const { repeats: __, ...others } = moved;
  const coming = toCome(content, decidedAt(command, context.now));
  return dates === null
    ? { ...others, ...coming, dateToCome: true }
    : { ...others, ...coming, ...dates, ...repeatsFrom(coming, dates, timeZoneOf(content.cityId)) };
}

type Times = Pick<Activity, "startsAt" | "endsAt" | "repeats" | "earlier">;

/** The times of it that are not over, beside those that were: in the middle of what repeats, these stay as they were. None passes without a date. */
function toCome(activity: Activity, decided: Instant): Times {
  const { startsAt, endsAt, repeats, dateToCome } = activity;
  if (repeats === undefined || dateToCome === true) return { startsAt, endsAt, ...(repeats && { repeats }) };
  const zone = timeZoneOf(activity.cityId);
  // What was before is not moved again, not even by whoever decided it while that was under way.
  const next = nextOccurrence({ ...activity, earlier: [] }, decided, zone);
  const all = timesByRule(activity, zone);
  const before = all.findIndex(({ day }) => day === next.day);
  const count = repeats.count - before;
  const times = {
    startsAt: next.startsAt,
    endsAt: next.endsAt,
    ...withEarlier(activity, all.slice(0, before)),
  };
  if (count < ACTIVITY_REPEATS.min) return times;
  return { ...times, repeats: { ...repeats, count, off: repeats.off.filter((day) => day > next.day) } };
}

function withEarlier({ earlier = [] }: Activity, over: readonly Occurrence[]): Pick<Activity, "earlier"> {
  const were = over
    .filter(({ isOff }) => !isOff)
    .map((time) => ({ startsAt: time.startsAt, endsAt: time.endsAt }));
  const all = [...earlier, ...were].slice(-ACTIVITY_REPEATS.max);
  return all.length === 0 ? {} : { earlier: all };
}

/** The others move with the first time, and so do those that are left out. */
function repeatsFrom(times: Times, dates: NewDates, zone: string): Pick<Activity, "repeats"> {
  const { repeats } = times;
  if (repeats === undefined) return {};
  const before = timesByRule(times, zone);
  const off = timesByRule({ ...dates, repeats }, zone).filter((_, index) => before[index]?.isOff === true);
  return { repeats: { ...repeats, off: off.map(({ day }) => day) } };
}
