import type { Actor } from "../account/actor.ts";
import { subjectKeyOf, type Subject } from "../command/subject.ts";
import { DEFAULT_CHANNELS, type Channels, type NotificationKind } from "./kinds.ts";
import { isHeard } from "./level.ts";
import type { MyNotifications, NotificationSettings, ReadNotifications } from "./my-notifications.ts";
import type { Notification } from "./notification.ts";

export function channelsOf({ channels }: NotificationSettings, kind: NotificationKind): Channels {
  return channels[kind] ?? DEFAULT_CHANNELS[kind];
}

/**
 * Whether the person is sure to be told of it, as they chose it: in Parvis, or in the summary that is sent to an address of theirs.
 * Devices do not count, for the city alone knows which ones it may wake.
 */
export function isToldOf(
  { settings, muted }: MyNotifications,
  about: { readonly kind: NotificationKind; readonly subject: Subject },
  { isConfirmed }: Pick<Actor, "isConfirmed">,
): boolean {
  const { app, mail } = channelsOf(settings, about.kind);
  return isHeard(muted, about) && (app || (mail && isConfirmed && settings.digest !== "never"));
}

export function isMuted({ muted }: MyNotifications, subject: Subject): boolean {
  return muted.includes(subjectKeyOf(subject));
}

type Told = Pick<Notification, "id" | "kind" | "at">;

/** What is kept of one that was opened. An hour of what waits for moderators is one notification: what joins it later is not read. */
export function readIdOf({ id, kind, at }: Told): string {
  return kind === "review" ? `${id}-${at}` : id;
}

export function isRead({ through, ids }: ReadNotifications, told: Told): boolean {
  return told.at <= through || ids.includes(readIdOf(told));
}

/** What was read on either device is read: the later watermark, and the ids of both. */
export function mergedRead(a: ReadNotifications, b: ReadNotifications, idsMax: number): ReadNotifications {
  const ids = [...new Set([...a.ids, ...b.ids])];
  return { through: Math.max(a.through, b.through), ids: ids.slice(-idsMax) };
}
