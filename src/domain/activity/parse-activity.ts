import { HTTPS, LINK_CHARS_MAX } from "../basics/https-link.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import {
  boolean,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type Parsed,
} from "../basics/schema.ts";
import { contentFields } from "../content/content-schema.ts";
import { COUNT, FROM_NEWER_SERVERS } from "../content/stored-fields.ts";
import {
  ACTIVITY_CAPACITY,
  ACTIVITY_DESCRIPTION_CHARS_MAX,
  ACTIVITY_REPEATS,
  ACTIVITY_TITLE_CHARS,
  CONTACT_CHARS_MAX,
  ORGANISER_CHARS,
  PLACE_NAME_CHARS_MAX,
  PRICE_LABEL_CHARS_MAX,
} from "../limits/activity-limits.ts";
import { ADDRESS_CHARS_MAX } from "../limits/limits.ts";
import { PLACE_SCHEMA } from "../place/place.ts";
import {
  ACCESS_NEEDS,
  ACTIVITY_CATEGORY_IDS,
  ACTIVITY_STATUSES,
  ORGANISER_KINDS,
  PRICE_KINDS,
  REPEAT_EVERY,
  type Activity,
  type EarlierTime,
  type Repeats,
} from "./activity.ts";

const STATUS = oneOf(ACTIVITY_STATUSES);
const DAY_CHARS = 10;
const HTTPS_OR_NONE = new RegExp(`^$|${HTTPS.source}`, "u");

/** The same when an activity is sent and when it is published. */
export const ANNOUNCED_FIELDS = {
  categoryId: oneOf(ACTIVITY_CATEGORY_IDS),
  description: text({ max: ACTIVITY_DESCRIPTION_CHARS_MAX, lines: "many" }),
  startsAt: INSTANT_SCHEMA,
  endsAt: nullable(INSTANT_SCHEMA),
  allDay: boolean,
  repeats: optional(
    object<Repeats>({
      every: oneOf(REPEAT_EVERY),
      count: integer(ACTIVITY_REPEATS),
      off: list(text({ max: DAY_CHARS }), { max: ACTIVITY_REPEATS.max }),
    }),
  ),
  place: nullable(PLACE_SCHEMA),
  placeName: text({ max: PLACE_NAME_CHARS_MAX }),
  address: text({ max: ADDRESS_CHARS_MAX }),
  url: text({ max: LINK_CHARS_MAX, pattern: HTTPS_OR_NONE }),
  organiserKind: oneOf(ORGANISER_KINDS),
  priceKind: oneOf(PRICE_KINDS),
  priceLabel: optional(text({ max: PRICE_LABEL_CHARS_MAX })),
  contact: optional(text({ max: CONTACT_CHARS_MAX })),
  registrationUrl: optional(text({ max: LINK_CHARS_MAX, pattern: HTTPS_OR_NONE })),
  access: list(oneOf(ACCESS_NEEDS), { max: ACCESS_NEEDS.length }),
  capacity: nullable(integer(ACTIVITY_CAPACITY)),
};

const EARLIER = { startsAt: ANNOUNCED_FIELDS.startsAt, endsAt: ANNOUNCED_FIELDS.endsAt };

/** Texts may be empty where the form asks for more: what waits or is hidden is published without them. */
const ACTIVITY_SCHEMA = object<Activity>(
  {
    ...contentFields(STATUS),
    ...ANNOUNCED_FIELDS,
    title: text({ max: ACTIVITY_TITLE_CHARS.max }),
    organiserName: text({ max: ORGANISER_CHARS.max }),
    status: STATUS,
    goingCount: COUNT,
    interestedCount: COUNT,
    followersCount: COUNT,
    verified: optional(boolean),
    dateToCome: optional(boolean),
    earlier: optional(list(object<EarlierTime>(EARLIER), { max: ACTIVITY_REPEATS.max })),
  },
  FROM_NEWER_SERVERS,
);

export function parseActivity(value: unknown): Parsed<Activity> {
  return ACTIVITY_SCHEMA.parse(value);
}
