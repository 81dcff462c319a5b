import type { Membership } from "../account/membership.ts";
import type { Instant } from "../basics/instant.ts";
import type { Content } from "../content/content.ts";
import type { ContentSubject } from "../command/subject.ts";
import { NOTIFICATIONS_SHOWN_MAX } from "../limits/limits.ts";
import { channelsOf } from "./judged.ts";
import { isHeard } from "./level.ts";
import { isNear, type Located } from "./near.ts";
import { NOTIFICATION_KEPT_MS, type Notification } from "./notification.ts";

/** A content that is somewhere, as this device has it. */
export interface NearContent extends Located, Pick<Content, "cityId" | "createdAt"> {
  readonly subject: ContentSubject;
}

/** Does the device look for what is new near one of their places? */
export function looksNear({ notifications: { settings } }: Pick<Membership, "notifications">): boolean {
  return channelsOf(settings, "nearby").app && settings.watched.some(({ since }) => since !== undefined);
}

/**
 * « Près de chez vous » by what is on this device, under the ids that the city gives: what it tells, and what it has not told yet, are
 * one notification, read once. Of what was there before the place was watched nobody is told, and it ends when what the city tells
 * would.
 */
export function nearNotices(
  contents: readonly NearContent[],
  { notifications: { settings, muted }, places }: Pick<Membership, "notifications" | "places">,
  now: Instant,
): readonly Notification[] {
  const areas = settings.watched.flatMap((watched) =>
    places.filter(({ id }) => id === watched.placeId).map((place) => ({ place, watched })),
  );
  const isNew = (content: NearContent): boolean =>
    content.createdAt > now - NOTIFICATION_KEPT_MS &&
    areas.some(
      ({ place, watched }) =>
        content.createdAt >= (watched.since ?? Infinity) && isNear(content, place, watched),
    );
  return contents
    .filter((content) => isHeard(muted, { kind: "nearby", subject: content.subject }) && isNew(content))
    .map(noticeOf);
}

function noticeOf({ subject, cityId, createdAt }: NearContent): Notification {
  return {
    id: `${subject.id}-nearby`,
    cityId,
    kind: "nearby",
    subject,
    what: "new",
    toldAs: "neighbour",
    app: true,
    at: createdAt,
    rev: 0,
    updatedAt: createdAt,
    schemaVersion: 1,
  };
}

/** Newest first. What the city tells takes the place of what the device found. */
export function withNear(
  told: readonly Notification[],
  near: readonly Notification[],
): readonly Notification[] {
  if (near.length === 0) return told;
  const known = new Set(told.filter(({ kind }) => kind === "nearby").map(({ subject }) => subject.id));
  const found = near.filter(({ subject }) => !known.has(subject.id));
  return [...told, ...found].toSorted((a, b) => b.at - a.at).slice(0, NOTIFICATIONS_SHOWN_MAX);
}
