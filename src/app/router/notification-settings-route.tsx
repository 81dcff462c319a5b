import { Navigate } from "react-router-dom";
import { mapPathOf } from "../../domain/navigation/map-path.ts";
import { NotificationSettingsPage } from "../../features/notifications/notification-settings.tsx";
import { ownCityId, useAppState } from "../app-state.ts";
import { OwnShell } from "../shell/own-shell.tsx";

/** Each commune has its own: whoever has none chooses one first. */
export function NotificationSettingsRoute() {
  const cityId = useAppState(ownCityId);
  if (cityId === undefined) return <Navigate to={mapPathOf(undefined)} replace />;
  return (
    <OwnShell>
      <NotificationSettingsPage cityId={cityId} />
    </OwnShell>
  );
}
