import type { Instant } from "../basics/instant.ts";
import { SERVICE_TIME_ZONE, serviceDayOf } from "../city/city-day.ts";
import { dayAfter, instantAt } from "../city/time-zone.ts";
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

type Sent = Exclude<Digest, "never">;

const SPAN_DAYS: Readonly<Record<Sent, number>> = { daily: 1, weekly: 7 };
/** Before summaries are written: what is told while they are belongs to the next one. */
const CLOSED_AT = "06:50";

/** From which morning to which a summary tells, the last one that is over: each notification is in one, however late it is written. */
export function digestSpan(digest: Sent, now: Instant): { readonly since: Instant; readonly until: Instant } {
  const closedOn = (day: string): Instant => instantAt(`${day}T${CLOSED_AT}`, SERVICE_TIME_ZONE) ?? now;
  const today = serviceDayOf(now);
  const last = closedOn(today) <= now ? today : dayAfter(today, -1);
  return { since: closedOn(dayAfter(last, -SPAN_DAYS[digest])), until: closedOn(last) };
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
