import { Trans, useLingui } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import { useState } from "react";
import { err, type Result } from "../../domain/basics/result.ts";
import { FLAG_TEXT_CHARS } from "../../domain/limits/limits.ts";
import { FLAG_SCHEMA } from "../../domain/moderation/flag-content.ts";
import { HIDE_CODES, type HideCode } from "../../domain/moderation/moderate-payload.ts";
import { HIDE_WORDS } from "../../i18n/hide-words.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FormDialog } from "../commands/form-dialog.tsx";
import { newCommand } from "../commands/new-command.ts";
import { useOwnMark } from "../commands/use-own-mark.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import { unsentOf, type Decidable } from "./use-decision.ts";

interface FlagDialogProps {
  readonly about: Decidable;
  readonly onClose: () => void;
}

/** What was sent is said in place of the form, until the person closes it. */
export function FlagDialog({ about, onClose }: FlagDialogProps) {
  const { t } = useLingui();
  const { collection, content } = about;
  const [isSent, setSent] = useState(false);
  const isKnown = useOwnMark(content.cityId, { kind: "flag", subject: { collection, id: content.id } });
  const isFlagged = isSent || isKnown;
  if (!isFlagged) return <FlagForm about={about} onClose={onClose} onSent={() => setSent(true)} />;
  return (
    <Dialog title={t`Signaler ce contenu`} open onClose={onClose}>
      <output>
        <Trans>
          Vous avez signalé ce contenu. Un modérateur le regardera ; votre nom ne lui est pas donné.
        </Trans>
      </output>
    </Dialog>
  );
}

function FlagForm({ about, onClose, onSent }: FlagDialogProps & { readonly onSent: () => void }) {
  const { t } = useLingui();
  const { collection, content } = about;
  const { cityId, rev, id } = content;
  const send = useSendCommand(cityId);
  const [code, setCode] = useState<HideCode | null>(null);
  const [text, setText] = useState("");
  const parsed = FLAG_SCHEMA.parse({ subject: { collection, id }, code, text });
  const sendFlag = async (): Promise<Result<unknown, SendProblem>> => {
    if (!parsed.ok) return err({ by: "city", refusal: { code: "invalid", fields: parsed.problem } });
    const command = newCommand({ kind: "flag-content", cityId, payload: parsed.value, basedOn: rev });
    return send({ ...command, dependsOn: unsentOf(about) }, { content });
  };
  return (
    <FormDialog
      title={t`Signaler ce contenu`}
      submitWords={<Trans>Envoyer à la modération</Trans>}
      icon={<Flag />}
      open
      onClose={onClose}
      check={() => (parsed.ok ? [] : parsed.problem)}
      onSend={sendFlag}
      onSent={onSent}
    >
      {(problem) => (
        <>
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
        </>
      )}
    </FormDialog>
  );
}
