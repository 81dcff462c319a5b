import type { Instant } from "../basics/instant.ts";
import { subjectKeyOf, type Subject } from "../command/subject.ts";
import { DEFAULT_CHANNELS, type Channels, type NotificationKind } from "./kinds.ts";
import type { MyNotifications, NotificationSettings, ReadNotifications } from "./my-notifications.ts";

export function channelsOf({ channels }: NotificationSettings, kind: NotificationKind): Channels {
  return channels[kind] ?? DEFAULT_CHANNELS[kind];
}

export function isMuted({ muted }: MyNotifications, subject: Subject): boolean {
  return muted.includes(subjectKeyOf(subject));
}

export function isRead(
  { through, ids }: ReadNotifications,
  { id, at }: { readonly id: string; readonly at: Instant },
): boolean {
  return at <= through || ids.includes(id);
}

/** What was read on either device is read: the later watermark, and the ids of both. */
export function mergedRead(a: ReadNotifications, b: ReadNotifications, idsMax: number): ReadNotifications {
  const ids = [...new Set([...a.ids, ...b.ids])];
  return { through: Math.max(a.through, b.through), ids: ids.slice(-idsMax) };
}
