import { boolean, object, text } from "../basics/schema.ts";
import type { Instant } from "../basics/instant.ts";
import type { FieldProblem, Refusal } from "../command/refusal.ts";
import { createContent } from "../content/create-content.ts";
import { newContentVisibility } from "../content/new-content-visibility.ts";
import {
  illegibleProblems,
  SENT_PHOTOS_SCHEMA,
  sentPhotoProblems,
  titleProblems,
  type SentPhoto,
} from "../content/written-fields.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import {
  ACTIVITY_AHEAD_MS_MAX,
  ACTIVITY_TITLE_CHARS,
  ORGANISER_CHARS,
  WAITED_MS_MAX,
} from "../limits/limits.ts";
import { isInSurroundings } from "../place/surroundings.ts";
import { timeZoneOf } from "../city/time-zone.ts";
import type { Announced } from "./activity.ts";
import { endOf } from "./activity-dates.ts";
import { ANNOUNCED_FIELDS } from "./parse-activity.ts";

export interface ActivityPayload extends Announced {
  readonly photos: readonly SentPhoto[];
  readonly showName: boolean;
}

type Fields = Partial<ActivityPayload>;

export const ACTIVITY_PAYLOAD_SCHEMA = object<ActivityPayload>(
  {
    ...ANNOUNCED_FIELDS,
    title: text(ACTIVITY_TITLE_CHARS),
    organiserName: text(ORGANISER_CHARS),
    photos: SENT_PHOTOS_SCHEMA,
    showName: boolean,
  },
  {
    together: (activity) => [
      ...titleProblems(activity.title),
      ...illegibleProblems(textsOf(activity), activity.photos),
      ...dateProblems(activity),
      ...whereProblems(activity),
      ...sentPhotoProblems(activity.photos),
    ],
  },
);

/** « Proposer une activité » */
export const proposeActivity = createContent<"activities", ActivityPayload>({
  collection: "activities",
  schema: ACTIVITY_PAYLOAD_SCHEMA,
  perDay: DAILY_LIMITS.activities,
  form: "MapNewActivity",
  status: "confirmed",
  visibilityOf: (_, context) => newContentVisibility("activities", context),
  problemOf: (activity, { cityId, performedAt }, { now, city }) => {
    const sent = Math.max(Math.min(performedAt, now), now - WAITED_MS_MAX);
    const { place } = activity;
    if (place !== null && !isInSurroundings(place, city)) return { code: "place_too_far" };
    return momentProblem(activity.startsAt, endOf(activity, timeZoneOf(cityId)), sent);
  },
  fieldsOf: (fields) => ({ ...fields, goingCount: 0, interestedCount: 0 }),
});

/** What was over when it was sent, or is too far away to be believed. */
function momentProblem(startsAt: Instant, end: Instant, sent: Instant): Refusal | undefined {
  return end < sent || startsAt > sent + ACTIVITY_AHEAD_MS_MAX ? { code: "activity_dates" } : undefined;
}

function textsOf(fields: Fields) {
  const { title, description, placeName, address, organiserName, priceLabel, contact } = fields;
  return { title, description, placeName, address, organiserName, priceLabel, contact };
}

function dateProblems({ startsAt, endsAt }: Fields): readonly FieldProblem[] {
  if (startsAt === undefined || endsAt === undefined || endsAt === null) return [];
  return endsAt < startsAt ? [{ field: "endsAt", code: "before_start" }] : [];
}

function whereProblems({ place, url }: Fields): readonly FieldProblem[] {
  return place === null && url === "" ? [{ field: "url", code: "required" }] : [];
}
