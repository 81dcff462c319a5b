import { localDayOf } from "../city/time-zone.ts";
import { subjectKeyOf, type ContentSubject } from "../command/subject.ts";
import { isRead, readIdOf } from "./judged.ts";
import { type ReadNotifications } from "./my-notifications.ts";
import type { Notification } from "./notification.ts";

/** What one day brought about one content, newest first. */
export interface NotificationGroup {
  readonly key: string;
  readonly subject: ContentSubject;
  readonly newest: Notification;
  readonly count: number;
  /** What is kept of each once it is read. */
  readonly unread: readonly string[];
}

export interface NotificationDay {
  /** "2026-03-12" */
  readonly day: string;
  readonly groups: readonly NotificationGroup[];
}

/** By day and content; in a day what is not read comes first. @param notifications newest first */
export function groupedByDay(
  notifications: readonly Notification[],
  read: ReadNotifications,
  zone: string,
): readonly NotificationDay[] {
  const days = groupedBy(notifications, ({ at }) => localDayOf(at, zone));
  return [...days].map(([day, ofDay]) => {
    const bySubject = groupedBy(ofDay, ({ subject }) => subjectKeyOf(subject));
    const groups = [...bySubject].flatMap(([key, items]) => groupOf(`${day} ${key}`, items, read));
    return { day, groups: groups.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a))) };
  });
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function groupOf(
  key: string,
  items: readonly Notification[],
  read: ReadNotifications,
): readonly NotificationGroup[] {
  const [newest] = items;
  if (newest === undefined) return [];
  const unread = items.filter((item) => !isRead(read, item)).map(readIdOf);
  return [{ key, subject: newest.subject, newest, count: items.length, unread }];
}

function isNew({ unread }: NotificationGroup): boolean {
  return unread.length > 0;
}
