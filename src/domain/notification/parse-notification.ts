import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { boolean, integer, object, oneOf, text, type Parsed } from "../basics/schema.ts";
import { CITY_ID_SCHEMA } from "../city/city.ts";
import { CONTENT_COLLECTIONS, type ContentSubject } from "../command/subject.ts";
import { NOTIFICATION_KINDS } from "./kinds.ts";
import { TOLD_AS, type Notification } from "./notification.ts";

const ID_CHARS_MAX = 128;
const WHAT_CHARS_MAX = 40;
const DROPPED = { unknown: "dropped" } as const;

const NOTIFICATION_SCHEMA = object<Notification>(
  {
    id: text({ max: ID_CHARS_MAX }),
    cityId: CITY_ID_SCHEMA,
    kind: oneOf(NOTIFICATION_KINDS),
    subject: object<ContentSubject>(
      { collection: oneOf(CONTENT_COLLECTIONS), id: IDENTIFIER_SCHEMA },
      DROPPED,
    ),
    what: text({ max: WHAT_CHARS_MAX }),
    toldAs: oneOf(TOLD_AS),
    app: boolean,
    at: INSTANT_SCHEMA,
    rev: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    updatedAt: INSTANT_SCHEMA,
    schemaVersion: oneOf([1]),
  },
  DROPPED,
);

export function parseNotification(value: unknown): Parsed<Notification> {
  return NOTIFICATION_SCHEMA.parse(value);
}
