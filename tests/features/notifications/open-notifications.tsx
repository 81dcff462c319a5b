import { Route, Routes } from "react-router-dom";
import { NotificationsRoute } from "../../../src/app/router/notifications-route.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import type { Actor } from "../../../src/domain/account/actor.ts";
import type { Membership } from "../../../src/domain/account/membership.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { pathOf, ROUTES } from "../../../src/domain/navigation/routes.ts";
import type { Notification } from "../../../src/domain/notification/notification.ts";
import { BellCount } from "../../../src/features/notifications/bell-count.tsx";
import { aCity } from "../../examples/a-city.ts";
import { aMembership } from "../../examples/accounts.ts";
import { renderFramed } from "../../ui/framed.tsx";
import { openDatabases, rowOf, type Databases } from "../open-databases.ts";

interface Opening {
  readonly notifications?: readonly Notification[];
  readonly anomalies?: readonly Anomaly[];
  readonly membership?: Membership;
  readonly actor?: Partial<Actor>;
}

/** The page of notifications, with the bell's count above it. */
export async function openNotifications({
  notifications = [],
  anomalies = [],
  membership = aMembership(),
  actor,
}: Opening): Promise<Databases> {
  const data = await openDatabases({ city: aCity(), anomalies, membership, actor, heard: true });
  await data.replica.notifications.bulkUpsert(notifications.map((one) => rowOf("notifications", one)));
  await renderFramed(
    <DataProvider value={data}>
      <p>
        Cloche
        <BellCount cityId="35024" />
      </p>
      <main>
        <Routes>
          <Route path={ROUTES.Notifications} element={<NotificationsRoute />} />
          <Route path={ROUTES.ListAnomaly} element={<h1>Le signalement</h1>} />
        </Routes>
      </main>
    </DataProvider>,
    pathOf("Notifications", { cityId: "35024" }),
  );
  return data;
}
