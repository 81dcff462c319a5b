import { useLingui } from "@lingui/react/macro";
import { useNow } from "../../data/device/use-clock.ts";
import type { CityId } from "../../domain/city/city.ts";
import { timeZoneOf } from "../../domain/city/time-zone.ts";
import { groupedByDay } from "../../domain/notification/grouped.ts";
import { isMuted } from "../../domain/notification/judged.ts";
import { type MyNotifications } from "../../domain/notification/my-notifications.ts";
import type { Notification } from "../../domain/notification/notification.ts";
import { calendarDayWords } from "../../i18n/notification-words.ts";
import { Section } from "../../ui/page.tsx";
import { NotificationRow, type FollowUpPart } from "./notification-row.tsx";
import styles from "./notifications.module.css";
import type { NotificationActs } from "./use-notification-acts.ts";

interface NotificationDaysProps {
  readonly cityId: CityId;
  readonly notifications: readonly Notification[];
  readonly mine: MyNotifications;
  readonly acts: NotificationActs;
  readonly FollowUp: FollowUpPart;
}

export function NotificationDays({ cityId, notifications, mine, acts, FollowUp }: NotificationDaysProps) {
  const { i18n } = useLingui();
  const now = useNow();
  const zone = timeZoneOf(cityId);
  return (
    <div className={styles.days}>
      {groupedByDay(notifications, mine.read, zone).map(({ day, groups }) => (
        <Section
          key={day}
          title={calendarDayWords(i18n, { day, at: groups[0]?.newest.at ?? now, zone, now })}
        >
          <ul className={styles.list}>
            {groups.map((group) => (
              <li key={group.key} className={group.unread.length === 0 ? styles.read : undefined}>
                <NotificationRow
                  cityId={cityId}
                  group={group}
                  isMuted={isMuted(mine, group.subject)}
                  FollowUp={FollowUp}
                  onRead={() =>
                    group.unread.length === 0 ? undefined : void acts.read({ ids: group.unread })
                  }
                  onMute={(on) => void acts.mute(group.subject, on)}
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
