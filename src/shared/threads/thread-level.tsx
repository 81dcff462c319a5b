import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useMembership } from "../../data/memberships/use-membership.ts";
import type { CityId } from "../../domain/city/city.ts";
import { isFollowed, levelOf, LEVELS, type Level } from "../../domain/notification/level.ts";
import type { ThreadSubject } from "../../domain/thread/thread.ts";
import { LEVEL_WORDS } from "../../i18n/thread-words.ts";
import { Select } from "../../ui/select.tsx";
import { levelCommand } from "../commands/level-command.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";

interface ThreadLevelProps {
  readonly cityId: CityId;
  readonly subject: ThreadSubject;
}

/** What whoever follows the subject is told of it. */
export function ThreadLevel({ cityId, subject }: ThreadLevelProps) {
  const { t, i18n } = useLingui();
  const membership = useMembership(cityId);
  const send = useSendCommand(cityId);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  if (membership === undefined || !isFollowed(membership, subject)) return null;
  const choose = async (level: Level): Promise<void> => {
    const sent = await send(levelCommand({ cityId, basedOn: membership.rev, subject }, level));
    setProblem(sent.ok ? null : sent.problem);
  };
  return (
    <Select
      label={t`Me prévenir`}
      options={LEVELS.map((value) => ({ value, label: i18n._(LEVEL_WORDS[value]) }))}
      value={levelOf(membership.notifications.muted, subject)}
      onChange={(level) => void choose(level)}
      problem={problem === null ? undefined : sendProblemSentence(i18n, problem)}
    />
  );
}
