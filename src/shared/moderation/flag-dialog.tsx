import { Trans, useLingui } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import { useId, useState } from "react";
import { useMembership } from "../../data/memberships/use-membership.ts";
import { hasMark } from "../../domain/account/marks.ts";
import type { FieldProblem } from "../../domain/command/refusal.ts";
import { FLAG_TEXT_CHARS } from "../../domain/limits/limits.ts";
import { FLAG_SCHEMA } from "../../domain/moderation/flag-content.ts";
import { HIDE_CODES, type HideCode } from "../../domain/moderation/moderate-payload.ts";
import { HIDE_WORDS } from "../../i18n/hide-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { newCommand } from "../commands/new-command.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import { problemOf } from "../drafts/form-problems.ts";
import styles from "./moderation.module.css";
import type { Decidable } from "./use-decision.ts";

interface FlagDialogProps {
  readonly about: Decidable;
  readonly onClose: () => void;
}

export function FlagDialog({ about: { collection, content }, onClose }: FlagDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const subject = { collection, id: content.id };
  const send = useSendCommand(content.cityId);
  const membership = useMembership(content.cityId);
  const [code, setCode] = useState<HideCode | null>(null);
  const [text, setText] = useState("");
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<SendProblem | null>(null);
  const [isSent, setSent] = useState(false);
  const isFlagged = isSent || (membership ? hasMark(membership.marks, { kind: "flag", subject }) : false);
  const problem = problemOf(i18n, problems);
  const submit = async (): Promise<void> => {
    const payload = FLAG_SCHEMA.parse({ subject, code, text });
    setProblems(payload.ok ? [] : payload.problem);
    if (!payload.ok) return;
    const { cityId, rev, number, id } = content;
    const command = newCommand({ kind: "flag-content", cityId, payload: payload.value, basedOn: rev });
    const sent = await send(number === "" ? { ...command, dependsOn: id } : command, { content });
    setFailure(sent.ok ? null : sent.problem);
    setSent(sent.ok);
  };
  const submitButton = (
    <Button kind="primary" type="submit" form={formId} icon={<Flag />}>
      <Trans>Envoyer à la modération</Trans>
    </Button>
  );
  return (
    <Dialog
      title={t`Signaler ce contenu`}
      open
      onClose={onClose}
      actions={isFlagged ? undefined : submitButton}
    >
      {isFlagged ? (
        <output>
          <Trans>
            Vous avez signalé ce contenu. Un modérateur le regardera ; votre nom ne lui est pas donné.
          </Trans>
        </output>
      ) : (
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {failure === null ? null : (
            <Banner tone="error">
              <p>{sendProblemSentence(i18n, failure)}</p>
            </Banner>
          )}
          <Choice<HideCode>
            legend={<Trans>Pourquoi ?</Trans>}
            options={HIDE_CODES.map((value) => ({ value, label: t(HIDE_WORDS[value]) }))}
            value={code}
            onChange={setCode}
            problem={problem("code")}
          />
          <TextField
            label={t`Précisions pour les modérateurs`}
            multiline
            optional={code !== "other"}
            maxLength={FLAG_TEXT_CHARS.max}
            value={text}
            onChange={setText}
            problem={problem("text")}
          />
        </form>
      )}
    </Dialog>
  );
}
