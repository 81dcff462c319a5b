import { useRef, useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { useMembership } from "../../data/memberships/use-membership.ts";
import { discardRow } from "../../data/outbox/row-actions.ts";
import type { Membership } from "../../domain/account/membership.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { NotificationSettings } from "../../domain/notification/my-notifications.ts";
import { newCommand } from "../../shared/commands/new-command.ts";
import { useSendCommand, type SendProblem } from "../../shared/commands/use-send-command.ts";

export interface SettledNotifications {
  readonly settings: NotificationSettings;
  readonly places: Membership["places"];
  readonly problem: SendProblem | null;
  readonly isKept: boolean;
  readonly settle: (change: Partial<NotificationSettings>) => void;
}

/** By which ways the person wants to be told of one commune; undefined until known. The last intent wins. */
export function useNotificationSettings(cityId: CityId): SettledNotifications | undefined {
  const device = useDevice();
  const send = useSendCommand(cityId);
  const membership = useMembership(cityId);
  /** Shown at once, so that the next choice begins with this one; kept one after the other. */
  const [wished, setWished] = useState<NotificationSettings | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [isKept, setKept] = useState(false);
  if (membership === undefined) return undefined;
  const { rev, places } = membership;
  const settings = wished ?? membership.notifications.settings;
  const isHere = (row: OutboxRow): boolean => row.kind === "update-my-notifications" && row.cityId === cityId;

  async function keep(payload: NotificationSettings): Promise<void> {
    const before = (await device.outbox.toArray()).filter(isHere);
    const asked = { kind: "update-my-notifications", cityId, payload, basedOn: rev } as const;
    const sent = await send(newCommand(asked));
    setProblem(sent.ok ? null : sent.problem);
    setKept(sent.ok);
    // What was never sent is discarded; the new command is stored before the old one goes.
    if (sent.ok) await Promise.all(before.map(({ id }) => discardRow(device, id)));
    setWished((last) => (last === payload ? null : last));
  }

  return {
    settings,
    places,
    problem,
    isKept,
    settle(change) {
      const payload = { ...settings, ...change };
      setWished(payload);
      turn.current = turn.current.then(() => keep(payload));
    },
  };
}
