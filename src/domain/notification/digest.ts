import { DAY_MS, type Instant } from "../basics/instant.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "./kinds.ts";
import { isRead } from "./judged.ts";
import { isMailedAtOnce } from "./mailed-at-once.ts";
import type { Digest, MyNotifications } from "./my-notifications.ts";

interface Mailed {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly what: string;
  readonly at: Instant;
  readonly mail: boolean;
}

const SPAN_MS: Readonly<Record<Exclude<Digest, "never">, number>> = { daily: DAY_MS, weekly: 7 * DAY_MS };

/** What a summary reaches back to. */
export function digestSince(digest: Exclude<Digest, "never">, now: Instant): Instant {
  return now - SPAN_MS[digest];
}

/** How many of each kind a summary tells: what the person wants by e-mail, was not mailed at once and is not read. Kinds without any are left out. */
export function digestCounts(
  told: readonly Mailed[],
  { read }: Pick<MyNotifications, "read">,
): readonly (readonly [NotificationKind, number])[] {
  const fresh = told.filter((one) => one.mail && !isMailedAtOnce(one) && !isRead(read, one));
  return NOTIFICATION_KINDS.map(
    (kind) => [kind, fresh.filter((one) => one.kind === kind).length] as const,
  ).filter(([, count]) => count > 0);
}
