import { useMemo } from "react";
import type { CityId } from "../../domain/city/city.ts";
import { NOTIFICATIONS_SHOWN_MAX } from "../../domain/limits/limits.ts";
import { isRead } from "../../domain/notification/judged.ts";
import type { Notification } from "../../domain/notification/notification.ts";
import { useMembership } from "../memberships/use-membership.ts";
import { useReplica } from "../replica/live.ts";

/** The newest ones of a city, newest first; undefined until known. */
export function useNotifications(cityId: CityId): readonly Notification[] | undefined {
  return useReplica<readonly Notification[]>(`notifications ${cityId}`, (replica, emit) => {
    const newest = replica.notifications.find({
      selector: { cityId, listed: true },
      sort: [{ cityId: "asc" }, { listed: "asc" }, { rank: "asc" }],
      limit: NOTIFICATIONS_SHOWN_MAX,
    });
    const subscription = newest.$.subscribe((rows) =>
      emit(rows.flatMap((row) => (row.toJSON().doc as Notification | null | undefined) ?? [])),
    );
    return () => subscription.unsubscribe();
  });
}

/** @param notifications undefined until known */
export function useUnreadCount(cityId: CityId, notifications: readonly Notification[] | undefined): number {
  const read = useMembership(cityId)?.notifications.read;
  return useMemo(() => {
    if (notifications === undefined || read === undefined) return 0;
    return notifications.filter((notification) => !isRead(read, notification)).length;
  }, [notifications, read]);
}
