import type { OutboxRow } from "../../data/device/rows.ts";
import { useMembership } from "../../data/memberships/use-membership.ts";
import type { Membership } from "../../domain/account/membership.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { NotificationSettings } from "../../domain/notification/my-notifications.ts";
import { newCommand } from "../../shared/commands/new-command.ts";
import { useLastIntent, type LastIntent } from "../../shared/commands/use-last-intent.ts";
import { useSendCommand } from "../../shared/commands/use-send-command.ts";

export interface SettledNotifications extends Omit<LastIntent<NotificationSettings>, "value"> {
  readonly settings: NotificationSettings;
  readonly places: Membership["places"];
}

/** By which ways the person wants to be told of one commune; undefined until known. */
export function useNotificationSettings(cityId: CityId): SettledNotifications | undefined {
  const send = useSendCommand(cityId);
  const membership = useMembership(cityId);
  const intent = useLastIntent<NotificationSettings>({
    known: membership?.notifications.settings,
    isHere: (row: OutboxRow) => row.kind === "update-my-notifications" && row.cityId === cityId,
    send: (payload) => {
      const basedOn = membership?.rev ?? 0;
      return send(newCommand({ kind: "update-my-notifications", cityId, payload, basedOn }));
    },
  });
  if (membership === undefined || intent === undefined) return undefined;
  const { value, ...kept } = intent;
  return { ...kept, settings: value, places: membership.places };
}
