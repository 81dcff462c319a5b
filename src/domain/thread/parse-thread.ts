import { AUTHOR_KINDS } from "../account/actor.ts";
import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { integer, nullable, object, oneOf, text, type Parsed } from "../basics/schema.ts";
import { CITY_ID_SCHEMA } from "../city/city.ts";
import { COUNT, FROM_NEWER_SERVERS } from "../content/stored-fields.ts";
import { MODERATION_REASON_CHARS, THREAD_PAGES_MAX } from "../limits/limits.ts";
import { THREAD_STATES, type Thread } from "./thread.ts";

const THREAD_SCHEMA = object<Thread>(
  {
    kind: oneOf(["thread"]),
    id: IDENTIFIER_SCHEMA,
    cityId: CITY_ID_SCHEMA,
    state: oneOf(THREAD_STATES),
    reason: text({ max: MODERATION_REASON_CHARS.max, lines: "many" }),
    decidedAt: nullable(INSTANT_SCHEMA),
    byKind: oneOf(AUTHOR_KINDS),
    pages: integer({ min: 1, max: THREAD_PAGES_MAX }),
    rev: COUNT,
    updatedAt: INSTANT_SCHEMA,
    schemaVersion: oneOf([1]),
  },
  FROM_NEWER_SERVERS,
);

export function parseThread(value: unknown): Parsed<Thread> {
  return THREAD_SCHEMA.parse(value);
}
