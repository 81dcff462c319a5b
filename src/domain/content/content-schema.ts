import { AUTHOR_KINDS } from "../account/actor.ts";
import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { boolean, list, object, oneOf, optional, text, type Schema } from "../basics/schema.ts";
import { CITY_ID_SCHEMA } from "../city/city.ts";
import {
  ALT_CHARS_MAX,
  AUTHOR_NAME_CHARS_MAX,
  FLAG_TEXT_CHARS,
  FLAGS_KEPT_MAX,
  HISTORY_ENTRIES_MAX,
  MODERATION_REASON_CHARS,
  PHOTO_THUMB_BYTES_MAX,
  PHOTOS_PER_REPORT_MAX,
  STATUS_REASON_CHARS,
} from "../limits/limits.ts";
import {
  VISIBILITIES,
  type Appeal,
  type ContentPhoto,
  type Flag,
  type Moderated,
  type StatusChange,
} from "./content.ts";
import { COUNT, FROM_NEWER_SERVERS } from "./stored-fields.ts";

const UID_CHARS_MAX = 128;
const NUMBER_CHARS_MAX = 20;
const STATUS_CODE_CHARS_MAX = 40;
/** Pixels only: a thumbnail never makes a device ask another server. */
const THUMB = /^(?:data:image\/jpeg;base64,[A-Za-z0-9+/]+=*)?$/u;

const AUTHOR_KIND = oneOf(AUTHOR_KINDS);
const AUTHOR_NAME = text({ max: AUTHOR_NAME_CHARS_MAX });

const PHOTO_SCHEMA = object<ContentPhoto>(
  {
    id: IDENTIFIER_SCHEMA,
    alt: text({ max: ALT_CHARS_MAX }),
    state: oneOf(["waiting", "stored"]),
    thumb: text({ max: 2 * PHOTO_THUMB_BYTES_MAX, pattern: THUMB }),
    isAfter: optional(boolean),
    isClaim: optional(boolean),
    maskOf: optional(IDENTIFIER_SCHEMA),
  },
  FROM_NEWER_SERVERS,
);

const APPEAL_SCHEMA = object<Appeal>(
  { at: INSTANT_SCHEMA, words: text({ max: MODERATION_REASON_CHARS.max, lines: "many" }) },
  FROM_NEWER_SERVERS,
);

const MODERATED_SCHEMA = object<Moderated>(
  {
    count: COUNT,
    at: INSTANT_SCHEMA,
    to: oneOf(VISIBILITIES),
    code: text({ max: STATUS_CODE_CHARS_MAX }),
    reason: text({ max: MODERATION_REASON_CHARS.max, lines: "many" }),
    byKind: AUTHOR_KIND,
    byName: AUTHOR_NAME,
    by: optional(text({ max: UID_CHARS_MAX })),
    appeal: optional(APPEAL_SCHEMA),
    rewritten: optional(COUNT),
    isRefusal: optional(boolean),
    isFinal: optional(boolean),
  },
  FROM_NEWER_SERVERS,
);

const FLAG_SCHEMA = object<Flag>(
  {
    code: text({ max: STATUS_CODE_CHARS_MAX }),
    text: text({ max: FLAG_TEXT_CHARS.max, lines: "many" }),
    at: INSTANT_SCHEMA,
    byKind: AUTHOR_KIND,
  },
  FROM_NEWER_SERVERS,
);

export function contentFields<S extends string>(status: Schema<S>) {
  const statusChange = object<StatusChange<S>>(
    {
      at: INSTANT_SCHEMA,
      status,
      reason: text({ max: STATUS_REASON_CHARS.max, lines: "many" }),
      byKind: AUTHOR_KIND,
      byName: AUTHOR_NAME,
      code: optional(text({ max: STATUS_CODE_CHARS_MAX })),
    },
    FROM_NEWER_SERVERS,
  );
  return {
    id: IDENTIFIER_SCHEMA,
    cityId: CITY_ID_SCHEMA,
    number: text({ max: NUMBER_CHARS_MAX }),
    rev: COUNT,
    schemaVersion: oneOf([1]),
    visibility: oneOf(VISIBILITIES),
    moderated: optional(MODERATED_SCHEMA),
    rewritten: optional(COUNT),
    flags: optional(list(FLAG_SCHEMA, { max: FLAGS_KEPT_MAX })),
    withheld: optional(boolean),
    photos: list(PHOTO_SCHEMA, { max: PHOTOS_PER_REPORT_MAX }),
    authorId: text({ max: UID_CHARS_MAX }),
    authorKind: AUTHOR_KIND,
    authorName: AUTHOR_NAME,
    history: list(statusChange, { max: HISTORY_ENTRIES_MAX }),
    performedAt: INSTANT_SCHEMA,
    createdAt: INSTANT_SCHEMA,
    updatedAt: INSTANT_SCHEMA,
  };
}
