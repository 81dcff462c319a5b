import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { boolean, integer, nullable, object, oneOf, optional, text, type Parsed } from "../basics/schema.ts";
import { contentFields } from "../content/content-schema.ts";
import { COUNT, FROM_NEWER_SERVERS } from "../content/stored-fields.ts";
import {
  ACCURACY_M_MAX,
  ADDRESS_CHARS_MAX,
  DESCRIPTION_CHARS,
  LOCATION_HINT_CHARS_MAX,
  PARTNER_CHARS_MAX,
  TITLE_CHARS,
} from "../limits/limits.ts";
import { PLACE_SCHEMA } from "../place/place.ts";
import { DANGERS, POSITION_SOURCES, type Anomaly } from "./anomaly.ts";
import { CATEGORY_IDS, SUBCATEGORY_ID_CHARS_MAX } from "./categories.ts";
import type { FollowUp } from "./follow-up.ts";
import { ANOMALY_STATUSES } from "./statuses.ts";

const DAY = /^(?:[0-9]{4}-[0-9]{2}-[0-9]{2})?$/u;

const STATUS = oneOf(ANOMALY_STATUSES);

/** The same when a report is sent and when it is published. */
export const REPORTED_FIELDS = {
  description: text({ max: DESCRIPTION_CHARS.max, lines: "many" }),
  place: PLACE_SCHEMA,
  positionSource: oneOf(POSITION_SOURCES),
  accuracyM: nullable(integer({ min: 0, max: ACCURACY_M_MAX })),
  address: text({ max: ADDRESS_CHARS_MAX }),
  locationHint: text({ max: LOCATION_HINT_CHARS_MAX }),
};

const FOLLOW_UP_SCHEMA = object<FollowUp>(
  { at: INSTANT_SCHEMA, answer: oneOf(["yes", "no", "unknown"]) },
  FROM_NEWER_SERVERS,
);

/** Texts may be empty where a report asks for more: what waits or is hidden is published without them. */
const ANOMALY_SCHEMA = object<Anomaly>(
  {
    ...contentFields(STATUS),
    status: STATUS,
    previousStatus: nullable(STATUS),
    categoryId: oneOf(CATEGORY_IDS),
    subcategoryId: text({ max: SUBCATEGORY_ID_CHARS_MAX }),
    title: text({ max: TITLE_CHARS.max }),
    ...REPORTED_FIELDS,
    danger: oneOf(DANGERS),
    observedAt: INSTANT_SCHEMA,
    duplicateOf: nullable(IDENTIFIER_SCHEMA),
    partner: text({ max: PARTNER_CHARS_MAX }),
    plannedFor: text({ max: 10, pattern: DAY }),
    meTooCount: COUNT,
    followersCount: COUNT,
    commentsCount: COUNT,
    claimsCount: optional(COUNT),
    contestedCount: optional(COUNT),
    thanksCount: optional(COUNT),
    isRelayed: optional(boolean),
    followUp: optional(FOLLOW_UP_SCHEMA),
  },
  FROM_NEWER_SERVERS,
);

export function parseAnomaly(value: unknown): Parsed<Anomaly> {
  return ANOMALY_SCHEMA.parse(value);
}
