import { boolean, object, text } from "../basics/schema.ts";
import { createContent } from "../content/create-content.ts";
import { newContentVisibility } from "../content/new-content-visibility.ts";
import { SENT_PHOTOS_SCHEMA, sentPhotoProblems, type SentPhoto } from "../content/written-fields.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { ACTIVITY_TITLE_CHARS, ORGANISER_CHARS } from "../limits/activity-limits.ts";
import { isInSurroundings } from "../place/surroundings.ts";
import { timeZoneOf } from "../city/time-zone.ts";
import type { Announced } from "./activity.ts";
import { announcedProblems, whereProblems } from "./announced-problems.ts";
import { decidedAt, isBelievable } from "./believable-dates.ts";
import { ANNOUNCED_FIELDS } from "./parse-activity.ts";
import { isVerified } from "./verified-organiser.ts";

export interface ActivityPayload extends Announced {
  readonly photos: readonly SentPhoto[];
  readonly showName: boolean;
}

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
      ...announcedProblems(activity),
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
  visibilityOf: (payload, context) =>
    isVerified(payload, context) ? "public" : newContentVisibility("activities", context),
  problemOf: (activity, command, { now, city }) => {
    const { place } = activity;
    if (place !== null && !isInSurroundings(place, city)) return { code: "place_too_far" };
    const isFit = isBelievable(activity, decidedAt(command, now), timeZoneOf(command.cityId));
    return isFit ? undefined : { code: "activity_dates" };
  },
  fieldsOf: (fields, _, context) => ({
    ...fields,
    ...(isVerified(fields, context) ? { verified: true } : {}),
    goingCount: 0,
    interestedCount: 0,
  }),
});
