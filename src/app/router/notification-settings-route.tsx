import { NotificationSettingsPage } from "../../features/notifications/notification-settings.tsx";
import { pushCallables } from "../../remote/callables/push-callables.ts";
import { thisBrowser } from "../../remote/push/this-browser.ts";
import { ownCityId, useAppState } from "../app-state.ts";
import { OwnShell } from "../shell/own-shell.tsx";

const PUSH = { calls: pushCallables, browser: thisBrowser };

export function NotificationSettingsRoute() {
  return (
    <OwnShell>
      <NotificationSettingsPage cityId={useAppState(ownCityId)} push={PUSH} />
    </OwnShell>
  );
}
