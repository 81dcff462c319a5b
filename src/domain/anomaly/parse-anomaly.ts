import { AUTHOR_KINDS } from "../account/actor.ts";
import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { integer, list, nullable, object, oneOf, text, type Parsed } from "../basics/schema.ts";
import { CITY_ID_SCHEMA } from "../city/city.ts";
import {
  ACCURACY_M_MAX,
  ADDRESS_CHARS_MAX,
  ALT_CHARS_MAX,
  AUTHOR_NAME_CHARS_MAX,
  DESCRIPTION_CHARS,
  HISTORY_ENTRIES_MAX,
  LOCATION_HINT_CHARS_MAX,
  PARTNER_CHARS_MAX,
  PHOTO_THUMB_BYTES_MAX,
  PHOTOS_PER_REPORT_MAX,
  STATUS_REASON_CHARS,
  TITLE_CHARS,
} from "../limits/limits.ts";
import { PLACE_SCHEMA } from "../place/place.ts";
import { VISIBILITIES, type ContentPhoto } from "../content/content.ts";
import { DANGERS, POSITION_SOURCES, type Anomaly, type AnomalyStep } from "./anomaly.ts";
import { CATEGORY_IDS, SUBCATEGORY_ID_CHARS_MAX } from "./categories.ts";
import { ANOMALY_STATUSES } from "./statuses.ts";

const UID_CHARS_MAX = 128;
const NUMBER_CHARS_MAX = 20;
const DAY = /^(?:[0-9]{4}-[0-9]{2}-[0-9]{2})?$/u;
/** Pixels only: a thumbnail never makes a device ask another server. */
const THUMB = /^(?:data:image\/jpeg;base64,[A-Za-z0-9+/]+=*)?$/u;

const COUNT = integer({ min: 0, max: 1_000_000_000 });
const STATUS = oneOf(ANOMALY_STATUSES);
const AUTHOR_KIND = oneOf(AUTHOR_KINDS);
const AUTHOR_NAME = text({ max: AUTHOR_NAME_CHARS_MAX });
const FROM_NEWER_SERVERS = { unknown: "dropped" } as const;

const PHOTO_SCHEMA = object<ContentPhoto>(
  {
    id: IDENTIFIER_SCHEMA,
    alt: text({ max: ALT_CHARS_MAX }),
    state: oneOf(["waiting", "stored"]),
    thumb: text({ max: 2 * PHOTO_THUMB_BYTES_MAX, pattern: THUMB }),
  },
  FROM_NEWER_SERVERS,
);

const STATUS_CHANGE_SCHEMA = object<AnomalyStep>(
  {
    at: INSTANT_SCHEMA,
    status: STATUS,
    reason: text({ max: STATUS_REASON_CHARS.max, lines: "many" }),
    byKind: AUTHOR_KIND,
    byName: AUTHOR_NAME,
  },
  FROM_NEWER_SERVERS,
);

/** Texts may be empty where a report asks for more: what waits or is hidden is published without them. */
const ANOMALY_SCHEMA = object<Anomaly>(
  {
    id: IDENTIFIER_SCHEMA,
    cityId: CITY_ID_SCHEMA,
    number: text({ max: NUMBER_CHARS_MAX }),
    rev: COUNT,
    schemaVersion: oneOf([1]),
    status: STATUS,
    previousStatus: nullable(STATUS),
    visibility: oneOf(VISIBILITIES),
    categoryId: oneOf(CATEGORY_IDS),
    subcategoryId: text({ max: SUBCATEGORY_ID_CHARS_MAX }),
    title: text({ max: TITLE_CHARS.max }),
    description: text({ max: DESCRIPTION_CHARS.max, lines: "many" }),
    place: PLACE_SCHEMA,
    positionSource: oneOf(POSITION_SOURCES),
    accuracyM: nullable(integer({ min: 0, max: ACCURACY_M_MAX })),
    address: text({ max: ADDRESS_CHARS_MAX }),
    locationHint: text({ max: LOCATION_HINT_CHARS_MAX }),
    photos: list(PHOTO_SCHEMA, { max: PHOTOS_PER_REPORT_MAX }),
    danger: oneOf(DANGERS),
    observedAt: INSTANT_SCHEMA,
    authorId: text({ max: UID_CHARS_MAX }),
    authorKind: AUTHOR_KIND,
    authorName: AUTHOR_NAME,
    history: list(STATUS_CHANGE_SCHEMA, { max: HISTORY_ENTRIES_MAX }),
    duplicateOf: nullable(IDENTIFIER_SCHEMA),
    partner: text({ max: PARTNER_CHARS_MAX }),
    plannedFor: text({ max: 10, pattern: DAY }),
    meTooCount: COUNT,
    followersCount: COUNT,
    commentsCount: COUNT,
    performedAt: INSTANT_SCHEMA,
    createdAt: INSTANT_SCHEMA,
    updatedAt: INSTANT_SCHEMA,
  },
  FROM_NEWER_SERVERS,
);

export function parseAnomaly(value: unknown): Parsed<Anomaly> {
  return ANOMALY_SCHEMA.parse(value);
}
