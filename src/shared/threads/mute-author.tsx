import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Message } from "../../domain/thread/message.ts";
import { HIDE_CODES, type HideCode } from "../../domain/moderation/moderate-payload.ts";
import { MUTE_DAYS } from "../../domain/moderation/mute-author.ts";
import { HIDE_WORDS } from "../../i18n/hide-words.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import { muteCommand, type MutedDays } from "./mute-command.ts";
import styles from "./thread.module.css";

/** Keeps whoever wrote it from writing messages for some days; who that is, the city alone knows. */
export function MuteAuthor({ message }: { readonly message: Message }) {
  const { i18n, t } = useLingui();
  const send = useSendCommand(message.cityId);
  const [code, setCode] = useState<HideCode>("off_topic");
  const [sent, setSent] = useState<MutedDays>();
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const mute = async (days: MutedDays): Promise<void> => {
    const answer = await send(muteCommand("messages", message, days, code), { content: message });
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) setSent(days);
  };
  return (
    <fieldset className={styles.choices}>
      <legend>
        <Trans>Suspendre les messages de son auteur</Trans>
      </legend>
      <Select
        label={t`Motif de la suspension, lu par lui seul`}
        options={HIDE_CODES.map((value) => ({ value, label: i18n._(HIDE_WORDS[value]) }))}
        value={code}
        onChange={setCode}
      />
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

function Said({ days }: { readonly days: MutedDays }) {
  return days === 0 ? (
    <Trans>La suspension sera levée à l’envoi.</Trans>
  ) : (
    <Plural
      value={days}
      one="À l’envoi, son auteur sera suspendu # jour."
      other="À l’envoi, son auteur sera suspendu # jours."
    />
  );
}
