import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Message } from "../../domain/thread/message.ts";
import { MUTE_DAYS } from "../../domain/moderation/mute-author.ts";
import { Button } from "../../ui/button.tsx";
import { newCommand } from "../commands/new-command.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import styles from "./thread.module.css";

type Days = (typeof MUTE_DAYS)[number];

/** Keeps whoever wrote it from writing messages for some days; who that is, the city alone knows. */
export function MuteAuthor({ message }: { readonly message: Message }) {
  const { i18n } = useLingui();
  const { id, cityId, rev } = message;
  const send = useSendCommand(cityId);
  const [sent, setSent] = useState<Days>();
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const mute = async (days: Days): Promise<void> => {
    const payload = { subject: { collection: "messages", id }, days } as const;
    const command = newCommand({ kind: "mute-author", cityId, payload, basedOn: rev });
    const answer = await send(command, { content: message });
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) setSent(days);
  };
  return (
    <fieldset className={styles.choices}>
      <legend>
        <Trans>Suspendre les messages de son auteur</Trans>
      </legend>
      <div className={styles.actions}>
        {MUTE_DAYS.map((days) => (
          <Button key={days} aria-pressed={sent === days} onClick={() => void mute(days)}>
            {days === 0 ? (
              <Trans>Lever la suspension</Trans>
            ) : (
              <Plural value={days} one="# jour" other="# jours" />
            )}
          </Button>
        ))}
      </div>
      <output>{sent === undefined ? null : <Said days={sent} />}</output>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </fieldset>
  );
}

function Said({ days }: { readonly days: Days }) {
  return days === 0 ? (
    <Trans>Son auteur peut écrire à nouveau.</Trans>
  ) : (
    <Plural
      value={days}
      one="Son auteur n’écrira plus de message pendant # jour."
      other="Son auteur n’écrira plus de message pendant # jours."
    />
  );
}
