import { Trans, useLingui } from "@lingui/react/macro";
import { MessageSquarePlus, Pencil, Undo2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useNow } from "../../../data/device/use-clock.ts";
import { mayBeEdited } from "../../../domain/idea/edit-idea.ts";
import type { Idea } from "../../../domain/idea/idea.ts";
import { PRECISION_SCHEMA } from "../../../domain/idea/specify-idea.ts";
import { IDEA_PRECISION_CHARS, IDEA_PRECISIONS_MAX } from "../../../domain/limits/idea-limits.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { EditIdeaDialog } from "./edit-idea-dialog.tsx";
import { useOwnCommand, type OwnDialogProps } from "./use-own-command.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import parts from "../../../shared/collection/detail-parts.module.css";

type Ask = "edit" | "precision" | "withdrawal" | null;

interface OwnWays {
  /** What is mostly done with it. */
  readonly primary: ReactNode;
  /** The rest, for the menu. */
  readonly items: ReactNode;
}

/** What its author does with an idea that others read: add to it, or take it back. */
export function useOwnIdea(idea: Idea, mine: boolean): OwnWays {
  const [asked, ask] = useState<Ask>(null);
  const { status, precisions = [] } = idea;
  const now = useNow();
  if (!mine || status === "retired") return { primary: null, items: null };
  return {
    primary: (
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
        <EditIdeaDialog key={idea.rev} idea={idea} open={asked === "edit"} onClose={() => ask(null)} />
        <PrecisionDialog idea={idea} open={asked === "precision"} onClose={() => ask(null)} />
        <WithdrawDialog idea={idea} open={asked === "withdrawal"} onClose={() => ask(null)} />
      </div>
    ),
    items:
      status === "open" ? (
        <MenuButton icon={<Undo2 />} aria-haspopup="dialog" onClick={() => ask("withdrawal")}>
          <Trans>Retirer mon idée</Trans>
        </MenuButton>
      ) : null,
  };
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
