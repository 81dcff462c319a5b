import { Trans, useLingui } from "@lingui/react/macro";
import { Ban } from "lucide-react";
import { useRef, useState } from "react";
import type { FieldProblem } from "../../domain/command/refusal.ts";
import { ADMIN_REASON_CHARS } from "../../domain/limits/limits.ts";
import { ASK_BLOCK_SCHEMA } from "../../domain/moderation/ask-block.ts";
import type { Message } from "../../domain/thread/message.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { newCommand } from "../commands/new-command.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import { problemOf } from "../drafts/form-problems.ts";
import { useKeptText } from "../drafts/use-kept-text.ts";
import styles from "./thread.module.css";

/** Suspended messages are not enough: administrators are asked to suspend the account, which moderators do not know. */
export function AskBlock({ message }: { readonly message: Message }) {
  const { t, i18n } = useLingui();
  const { id, cityId, rev } = message;
  const send = useSendCommand(cityId);
  const reason = useKeptText(cityId, `block ${id}`);
  const [fields, setFields] = useState<readonly FieldProblem[]>([]);
  const [isKept, setKept] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const isSending = useRef(false);
  const ask = async (): Promise<void> => {
    if (isSending.current) return;
    const parsed = ASK_BLOCK_SCHEMA.parse({
      subject: { collection: "messages", id },
      reason: reason.text,
    });
    setFields(parsed.ok ? [] : parsed.problem);
    if (!parsed.ok) return;
    const command = newCommand({ kind: "ask-block", cityId, payload: parsed.value, basedOn: rev });
    isSending.current = true;
    const sent = await send(command, { content: message }).finally(() => (isSending.current = false));
    setProblem(sent.ok ? null : sent.problem);
    setKept(sent.ok);
    if (sent.ok) reason.clear(reason.text);
  };
  return (
    <fieldset className={styles.choices}>
      <legend>
        <Trans>Demander aux administrateurs de suspendre son compte</Trans>
      </legend>
      {isKept ? null : (
        <>
          <TextField
            label={t`Motif, lu par les administrateurs`}
            multiline
            maxLength={ADMIN_REASON_CHARS.max}
            value={reason.text}
            onChange={reason.type}
            problem={problemOf(i18n, fields)("reason")}
          />
          <Button icon={<Ban />} onClick={() => void ask()}>
            <Trans>Demander la suspension du compte</Trans>
          </Button>
        </>
      )}
      <output>{isKept ? <Trans>Les administrateurs recevront la demande dès l’envoi.</Trans> : null}</output>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </fieldset>
  );
}
