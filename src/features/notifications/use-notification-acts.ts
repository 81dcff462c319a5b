import { useState } from "react";
import { useMembership } from "../../data/memberships/use-membership.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentSubject } from "../../domain/command/subject.ts";
import type { ReadNotifications } from "../../domain/notification/my-notifications.ts";
import { levelCommand } from "../../shared/commands/level-command.ts";
import { newCommand } from "../../shared/commands/new-command.ts";
import { useSendCommand, type SendProblem } from "../../shared/commands/use-send-command.ts";

export interface NotificationActs {
  readonly read: (what: Partial<ReadNotifications>) => Promise<void>;
  readonly mute: (subject: ContentSubject, on: boolean) => Promise<void>;
  readonly problem: SendProblem | null;
}

/** What was read and what is muted: kept on this device at once, sent when there is a network. */
export function useNotificationActs(cityId: CityId): NotificationActs {
  const send = useSendCommand(cityId);
  const basedOn = useMembership(cityId)?.rev ?? 0;
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const tell = async (sending: ReturnType<typeof send>): Promise<void> => {
    const sent = await sending;
    setProblem(sent.ok ? null : sent.problem);
  };
  return {
    read: ({ through = 0, ids = [] }) =>
      tell(send(newCommand({ kind: "read-notifications", cityId, basedOn, payload: { through, ids } }))),
    mute: (subject, on) => tell(send(levelCommand({ cityId, basedOn, subject }, on ? "none" : "all"))),
    problem,
  };
}
