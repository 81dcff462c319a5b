import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
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
  type Schema,
} from "../basics/schema.ts";
import { MY_PLACES_MAX, READ_IDS_MAX } from "../limits/limits.ts";
import { NOTIFICATION_KINDS, type Channels, type NotificationKind } from "./kinds.ts";
import {
  type Digest,
  type NotificationSettings,
  type QuietHours,
  type ReadNotifications,
  type WatchedPlace,
} from "./my-notifications.ts";

const LAST_MINUTE = 24 * 60 - 1;
const CATEGORIES_MAX = 60;
const NAME_CHARS_MAX = 40;
const ID_CHARS_MAX = 128;

const CHANNELS_SCHEMA = object<Channels>({ app: boolean, push: boolean, mail: boolean });
const minute = integer({ min: 0, max: LAST_MINUTE });

const CHANNELS_BY_KIND = Object.fromEntries(
  NOTIFICATION_KINDS.map((kind) => [kind, optional(CHANNELS_SCHEMA)]),
) as { readonly [K in NotificationKind]: Schema<Channels> };

export const NOTIFICATION_SETTINGS_SCHEMA = object<NotificationSettings>({
  channels: object<NotificationSettings["channels"]>(CHANNELS_BY_KIND),
  digest: oneOf<Digest>(["never", "daily", "weekly"]),
  quiet: nullable(object<QuietHours>({ from: minute, to: minute })),
  watched: list(
    object<WatchedPlace>({
      placeId: IDENTIFIER_SCHEMA,
      categories: list(text({ max: NAME_CHARS_MAX }), { max: CATEGORIES_MAX }),
      since: optional(INSTANT_SCHEMA),
    }),
    { max: MY_PLACES_MAX },
  ),
});

export const READ_SCHEMA = object<ReadNotifications>({
  through: INSTANT_SCHEMA,
  ids: list(text({ max: ID_CHARS_MAX }), { max: READ_IDS_MAX }),
});
