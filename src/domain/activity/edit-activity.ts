import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import { mergedUnlessBoth } from "../basics/merged-fields.ts";
import { err, ok } from "../basics/result.ts";
import { isSameValue } from "../basics/same-value.ts";
import { object, quoted, text } from "../basics/schema.ts";
import { timeZoneOf } from "../city/time-zone.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { Refusal } from "../command/refusal.ts";
import { changeContent } from "../content/change-content.ts";
import { newContentVisibility } from "../content/new-content-visibility.ts";
import { rewritten } from "../content/rewritten.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { ACTIVITY_TITLE_CHARS, ORGANISER_CHARS } from "../limits/activity-limits.ts";
import type { Activity, Announced } from "./activity.ts";
import { isPast } from "./activity-dates.ts";
import { announcedProblems, whereProblems } from "./announced-problems.ts";
import { decidedAt, isBelievable } from "./believable-dates.ts";
import { partsOf, wholeOf } from "./edited-parts.ts";
import { ANNOUNCED_FIELDS } from "./parse-activity.ts";
import { isVerified, organiserKey } from "./verified-organiser.ts";

const DATES = ["startsAt", "endsAt", "repeats"] as const;

/** What may be written anew; the pin stays where it is, for whoever comes. */
export type EditedActivity = Omit<Announced, "place" | "address">;

export interface EditActivityPayload {
  readonly activityId: Identifier;
  /** As the person saw it: tells what they changed, and whether it was changed elsewhere. */
  readonly seen: EditedActivity;
  readonly edited: EditedActivity;
}

const { place: _, address: __, ...FIELDS } = ANNOUNCED_FIELDS;

export const EDITED_ACTIVITY_SCHEMA = object<EditedActivity>(
  { ...FIELDS, title: text(ACTIVITY_TITLE_CHARS), organiserName: text(ORGANISER_CHARS) },
  { together: announcedProblems },
);

const EDIT_ACTIVITY_SCHEMA = object<EditActivityPayload>({
  activityId: IDENTIFIER_SCHEMA,
  seen: quoted(
    object<EditedActivity>({
      ...FIELDS,
      title: text({ max: ACTIVITY_TITLE_CHARS.max }),
      organiserName: text({ max: ORGANISER_CHARS.max }),
    }),
  ),
  edited: EDITED_ACTIVITY_SCHEMA,
});

/** What older versions left out is empty. */
export function editedActivityOf(activity: Announced): EditedActivity {
  const { categoryId, title, description, startsAt, endsAt, allDay, placeName, url } = activity;
  const { organiserName, organiserKind, priceKind, access, capacity } = activity;
  const { priceLabel = "", contact = "", registrationUrl = "" } = activity;
  const where = { placeName, url };
  const { repeats } = activity;
  const when = { startsAt, endsAt, allDay, ...(repeats === undefined ? {} : { repeats }) };
  const who = { organiserName, organiserKind, contact, access, capacity };
  const cost = { priceKind, priceLabel, registrationUrl };
  return { categoryId, title, description, ...when, ...where, ...who, ...cost };
}

/** What is cancelled or over stays as it was. */
function mayActivityBeEdited(activity: Activity, at: Instant): boolean {
  return activity.status !== "cancelled" && !isPast(activity, at, timeZoneOf(activity.cityId));
}

/** Who announced it, or a moderator, corrects what it says. */
export const editActivity = changeContent<Activity, "activityId", EditActivityPayload>({
  collection: "activities",
  idField: "activityId",
  schema: EDIT_ACTIVITY_SCHEMA,
  perDay: DAILY_LIMITS.words,
  mayTakeAway: true,
  // Whether it was full is told.
  looksAtCounts: true,
  decide(activity, command, context) {
    const { payload } = command;
    const { now } = context;
    const before = partsOf(editedActivityOf(activity));
    const parts = mergedUnlessBoth(before, partsOf(payload.seen), partsOf(payload.edited));
    if (parts !== undefined && isSameValue(before, parts)) return ok({ content: activity });
    const decided = decidedAt(command, now);
    if (!mayActivityBeEdited(activity, decided)) return err({ code: "activity_over" });
    if (parts === undefined) return err({ code: "changed_meanwhile" });
    const edited = wholeOf(parts);
    const refusal = editProblem(activity, edited, decided);
    if (refusal !== undefined) return err(refusal);
    const content = { ...named(dated(activity, edited), edited, context), ...edited };
    // What is written anew is checked like what is new.
    const isChecked = activity.visibility === "public" && content.verified !== true;
    const visibility = isChecked ? newContentVisibility("activities", context) : activity.visibility;
    const { rev } = activity;
    return ok({ content: { ...content, ...rewritten(activity), visibility, rev: rev + 1, updatedAt: now } });
  },
});

function editProblem(activity: Activity, edited: EditedActivity, decided: Instant): Refusal | undefined {
  const fields = whereProblems({ ...edited, place: activity.place });
  if (fields.length > 0) return { code: "invalid", fields };
  // Who takes part is counted exactly only where there is a limit from the start.
  if ((activity.capacity === null) !== (edited.capacity === null)) return { code: "not_possible" };
  const isMoved = DATES.some((field) => !isSameValue(activity[field], edited[field]));
  const isFit = !isMoved || isBelievable(edited, decided, timeZoneOf(activity.cityId));
  return isFit ? undefined : { code: "activity_dates" };
}

/** A date that was to come is there once it is written; what no longer repeats says so by saying nothing. */
function dated({ repeats: ___, ...activity }: Activity, { startsAt }: EditedActivity): Activity {
  if (startsAt === activity.startsAt) return activity;
  const { dateToCome: ____, ...known } = activity;
  return known;
}

/** Who is verified is so under that name alone; what an author writes anew is so only while a moderator has not taken that back. */
function named(activity: Activity, edited: EditedActivity, context: CommandContext<Activity>): Activity {
  const isByAuthor = activity.authorId === context.actor.uid;
  if (!isByAuthor && organiserKey(activity) === organiserKey(edited)) return activity;
  const { verified: ___, ...unknown } = activity;
  return isVerified(edited, context) ? { ...unknown, verified: true } : unknown;
}
