import { Trans, useLingui } from "@lingui/react/macro";
import { MessageSquareWarning } from "lucide-react";
import { useRef, useState } from "react";
import type { FieldProblem } from "../../domain/command/refusal.ts";
import type { HideCode } from "../../domain/moderation/moderate-payload.ts";
import type { Message } from "../../domain/thread/message.ts";
import { Button } from "../../ui/button.tsx";
import { newCommand } from "../commands/new-command.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { problemOf } from "../drafts/form-problems.ts";
import { MotiveSelect } from "../moderation/motive-select.tsx";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import styles from "./thread.module.css";

/** Tells whoever wrote it which rule it is against; nobody else reads that, and the message stays. */
export function WarnAuthor({ message }: { readonly message: Message }) {
  const { t, i18n } = useLingui();
  const { id, cityId, rev } = message;
  const send = useSendCommand(cityId);
  const [code, setCode] = useState<HideCode | "">("");
  const [fields, setFields] = useState<readonly FieldProblem[]>([]);
  const [isKept, setKept] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const isSending = useRef(false);
  const warn = async (): Promise<void> => {
    if (isSending.current || isKept) return;
    setFields(code === "" ? [{ field: "code", code: "required" }] : []);
    if (code === "") return;
    isSending.current = true;
    const payload = { subject: { collection: "messages", id }, code } as const;
    const command = newCommand({ kind: "warn-author", cityId, payload, basedOn: rev });
    const sent = await send(command, { content: message }).finally(() => (isSending.current = false));
    setProblem(sent.ok ? null : sent.problem);
    setKept(sent.ok);
  };
  return (
    <fieldset className={styles.choices}>
      <legend>
        <Trans>Avertir son auteur, sans masquer le message</Trans>
      </legend>
      <MotiveSelect
        label={t`Motif, lu par lui seul`}
        value={code}
        problem={problemOf(i18n, fields)("code")}
        onChange={(next) => {
          setCode(next);
          setKept(false);
        }}
      />
      <Button icon={<MessageSquareWarning />} aria-disabled={isKept} onClick={() => void warn()}>
        <Trans>Avertir</Trans>
      </Button>
      <output>{isKept ? <Trans>Son auteur sera averti à l’envoi.</Trans> : null}</output>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </fieldset>
  );
}
