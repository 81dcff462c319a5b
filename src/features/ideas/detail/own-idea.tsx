import { Trans, useLingui } from "@lingui/react/macro";
import { MessageSquarePlus, Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import { useNow } from "../../../data/device/use-clock.ts";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import { mayBeEdited } from "../../../domain/idea/edit-idea.ts";
import { RETIRE_CODES, type Idea, type RetireCode } from "../../../domain/idea/idea.ts";
import { PRECISION_SCHEMA } from "../../../domain/idea/specify-idea.ts";
import { WITHDRAW_SCHEMA } from "../../../domain/idea/withdraw-idea.ts";
import { IDEA_PRECISION_CHARS, IDEA_PRECISIONS_MAX } from "../../../domain/limits/idea-limits.ts";
import { STATUS_REASON_CHARS } from "../../../domain/limits/limits.ts";
import { RETIRE_WORDS } from "../../../i18n/idea-words.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { EditIdeaDialog } from "./edit-idea-dialog.tsx";
import { useOwnCommand, type OwnDialogProps } from "./use-own-command.ts";
import parts from "../../../shared/collection/detail-parts.module.css";

type Ask = "edit" | "precision" | "withdrawal" | null;

/** What its author does with an idea that others read: add to it, or take it back. */
export function OwnIdea({ idea }: { readonly idea: Idea }) {
  const [asked, ask] = useState<Ask>(null);
  const { status, precisions = [] } = idea;
  const now = useNow();
  if (status === "retired") return null;
  return (
    <div className={parts.ways}>
      {mayBeEdited(idea, now) ? (
        <Button icon={<Pencil />} aria-haspopup="dialog" onClick={() => ask("edit")}>
          <Trans>Modifier mon idée</Trans>
        </Button>
      ) : null}
      {precisions.length >= IDEA_PRECISIONS_MAX ? null : (
        <Button icon={<MessageSquarePlus />} aria-haspopup="dialog" onClick={() => ask("precision")}>
          <Trans>Ajouter une précision</Trans>
        </Button>
      )}
      {status === "open" ? (
        <Button kind="quiet" icon={<Undo2 />} aria-haspopup="dialog" onClick={() => ask("withdrawal")}>
          <Trans>Retirer mon idée</Trans>
        </Button>
      ) : null}
      <EditIdeaDialog key={idea.rev} idea={idea} open={asked === "edit"} onClose={() => ask(null)} />
      <PrecisionDialog idea={idea} open={asked === "precision"} onClose={() => ask(null)} />
      <WithdrawDialog idea={idea} open={asked === "withdrawal"} onClose={() => ask(null)} />
    </div>
  );
}

function PrecisionDialog({ idea, open, onClose }: OwnDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const send = useOwnCommand("specify-idea", idea);
  const payload = { ideaId: idea.id, text };
  return (
    <FormDialog
      title={t`Ajouter une précision`}
      submitWords={<Trans>Publier la précision</Trans>}
      icon={<MessageSquarePlus />}
      open={open}
      onClose={onClose}
      check={() => {
        const parsed = PRECISION_SCHEMA.parse(payload);
        return parsed.ok ? [] : parsed.problem;
      }}
      onSend={async () => {
        const sent = await send(payload);
        if (sent.ok) setText("");
        return sent;
      }}
    >
      {(problem) => (
        <TextField
          label={t`Précision, lue par tous`}
          hint={t`Le texte que les habitants ont soutenu ne change pas : la précision s’affiche dessous.`}
          multiline
          maxLength={IDEA_PRECISION_CHARS.max}
          value={text}
          onChange={setText}
          problem={problem("text")}
        />
      )}
    </FormDialog>
  );
}

function WithdrawDialog({ idea, open, onClose }: OwnDialogProps) {
  const { t } = useLingui();
  const [code, setCode] = useState<RetireCode>("doublon");
  const [reason, setReason] = useState("");
  const [other, setOther] = useState("");
  const { views = [] } = useIdeas(idea.cityId);
  const send = useOwnCommand("withdraw-idea", idea);
  const payload = { ideaId: idea.id, code, reason, inFavourOf: other === "" ? null : other };
  const others = views.filter(
    ({ idea: { id, status, title } }) => id !== idea.id && status === "open" && title !== "",
  );
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
              ...others.map(({ idea: { id, title } }) => ({ value: id, label: title })),
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
