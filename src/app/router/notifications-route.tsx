import { FollowUpInRow } from "../../features/anomalies/life/follow-up-in-row.tsx";
import { NotificationsPage } from "../../features/notifications/notifications-page.tsx";

export function NotificationsRoute() {
  return <NotificationsPage FollowUp={FollowUpInRow} />;
}
