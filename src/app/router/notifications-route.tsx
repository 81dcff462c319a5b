import { NotificationsPage } from "../../features/notifications/notifications-page.tsx";
import { lazyExtra } from "../lazy-screen.ts";

/** Few notifications ask anything. */
const FollowUp = lazyExtra(
  "FollowUpInRow",
  () => import("../../features/anomalies/life/follow-up-in-row.tsx"),
);

export function NotificationsRoute() {
  return <NotificationsPage FollowUp={FollowUp} />;
}
