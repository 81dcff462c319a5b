import { Navigate } from "react-router-dom";
import { mapPathOf } from "../../domain/navigation/map-path.ts";
import { NotificationSettingsPage } from "../../features/notifications/notification-settings.tsx";
import { pushCallables } from "../../remote/callables/push-callables.ts";
import { thisBrowser } from "../../remote/push/this-browser.ts";
import { ownCityId, useAppState } from "../app-state.ts";
import { OwnShell } from "../shell/own-shell.tsx";

const PUSH = { calls: pushCallables, browser: thisBrowser };

/** Each commune has its own: whoever has none chooses one first. */
export function NotificationSettingsRoute() {
  const cityId = useAppState(ownCityId);
  if (cityId === undefined) return <Navigate to={mapPathOf(undefined)} replace />;
  return (
    <OwnShell>
      <NotificationSettingsPage cityId={cityId} push={PUSH} />
    </OwnShell>
  );
}
