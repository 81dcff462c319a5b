import { Trans, useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import { similarIdeas } from "../../../domain/idea/similar-ideas.ts";
import { RETIRE_CODES, type RetireCode } from "../../../domain/idea/idea.ts";
import { WITHDRAW_SCHEMA } from "../../../domain/idea/withdraw-idea.ts";
import { STATUS_REASON_CHARS } from "../../../domain/limits/limits.ts";
import { RETIRE_WORDS } from "../../../i18n/idea-words.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useOwnCommand, type OwnDialogProps } from "./use-own-command.ts";

interface WithdrawDialogProps extends OwnDialogProps {
  /** The idea that is chosen already. */
  readonly inFavourOf?: Identifier;
  readonly onSent?: () => void;
}

/** Why an author takes their idea back, and in favour of which one. */
export function WithdrawDialog({
  idea,
  open,
  onClose,
  onSent = onClose,
  inFavourOf = "",
}: WithdrawDialogProps) {
  const { t } = useLingui();
  const [code, setCode] = useState<RetireCode>("doublon");
  const [reason, setReason] = useState("");
  const [other, setOther] = useState<string>(inFavourOf);
  const { views = [] } = useIdeas(idea.cityId);
  const send = useOwnCommand("withdraw-idea", idea);
  const payload = { ideaId: idea.id, code, reason, inFavourOf: other === "" ? null : other };
  const others = views
    .map((view) => view.idea)
    .filter(({ id, status, title }) => id !== idea.id && status === "open" && title !== "");
  // What says nearly the same comes first.
  const offered = new Set([...similarIdeas(idea.title, others), ...others]);
  return (
    <FormDialog
      title={t`Retirer mon idée`}
      submitWords={<Trans>Retirer mon idée</Trans>}
      icon={<Undo2 />}
      kind="danger"
      open={open}
      onClose={onClose}
      check={() => {
        const parsed = WITHDRAW_SCHEMA.parse(payload);
        return parsed.ok ? [] : parsed.problem;
      }}
      onSend={() => send(payload)}
      onSent={onSent}
    >
      {(problem) => (
        <>
          <Select<RetireCode>
            label={t`Pourquoi ?`}
            value={code}
            options={RETIRE_CODES.map((value) => ({ value, label: t(RETIRE_WORDS[value]) }))}
            onChange={setCode}
          />
          <Select
            label={t`Au profit de`}
            hint={t`Ses soutiens ne sont pas transférés : chacun choisit.`}
            optional
            value={other}
            options={[
              { value: "", label: t`Aucune autre idée` },
              ...Array.from(offered, ({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={setOther}
          />
          <TextField
            label={t`Explication, lue par tous`}
            multiline
            optional={code !== "autre"}
            maxLength={STATUS_REASON_CHARS.max}
            value={reason}
            onChange={setReason}
            problem={problem("reason")}
          />
        </>
      )}
    </FormDialog>
  );
}
