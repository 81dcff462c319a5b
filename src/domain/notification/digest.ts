import type { Instant } from "../basics/instant.ts";
import { SERVICE_TIME_ZONE, serviceDayOf } from "../city/city-day.ts";
import { dayAfter, instantAt, weekdayOf } from "../city/time-zone.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "./kinds.ts";
import { isRead } from "./judged.ts";
import { isMailedAtOnce } from "./mailed-at-once.ts";
import type { Digest, MyNotifications } from "./my-notifications.ts";
import { FOLLOW_UP, PLACE_FREED } from "./notification.ts";

interface Mailed {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly what: string;
  readonly at: Instant;
  readonly mail: boolean;
}

type Sent = Exclude<Digest, "never">;

const SPAN_DAYS: Readonly<Record<Sent, number>> = { daily: 1, weekly: 7 };
const MONDAY = 1;
/** Before summaries are written: what is told while they are belongs to the next one. */
const CLOSED_AT = "06:50";

/**
 * From which morning to which a summary tells, the last one that is over: the next one begins where this one ends, however late in its
 * day either is written. What a day's runs could not write at all is in none.
 */
export function digestSpan(digest: Sent, now: Instant): { readonly since: Instant; readonly until: Instant } {
  const closedOn = (day: string): Instant => instantAt(`${day}T${CLOSED_AT}`, SERVICE_TIME_ZONE) ?? now;
  const today = serviceDayOf(now);
  const last = closedOn(today) <= now ? today : dayAfter(today, -1);
  return { since: closedOn(dayAfter(last, -SPAN_DAYS[digest])), until: closedOn(last) };
}

/** Which summaries a morning brings. */
export function digestsDue(now: Instant): readonly Sent[] {
  return weekdayOf(serviceDayOf(now)) === MONDAY ? ["daily", "weekly"] : ["daily"];
}

/** What the sentence of its kind would not be true of has its own. */
const PARTICULAR = [FOLLOW_UP, "merge", "tomorrow", PLACE_FREED] as const;
export type DigestLine = NotificationKind | (typeof PARTICULAR)[number];
const LINES: readonly DigestLine[] = [FOLLOW_UP, ...NOTIFICATION_KINDS, "merge", "tomorrow", PLACE_FREED];

/** How many of each line a summary tells: what the person wants by e-mail, was not mailed at once and is not read. Lines without any are left out. */
export function digestCounts(
  told: readonly Mailed[],
  { read }: Pick<MyNotifications, "read">,
): readonly (readonly [DigestLine, number])[] {
  const fresh = told.filter((one) => one.mail && !isMailedAtOnce(one) && !isRead(read, one));
  return LINES.map((line) => [line, fresh.filter((one) => lineOf(one) === line).length] as const).filter(
    ([, count]) => count > 0,
  );
}

function lineOf({ kind, what }: Mailed): DigestLine {
  return PARTICULAR.find((one) => one === what) ?? kind;
}
