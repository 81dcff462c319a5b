import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { EDIT_IDEA_SCHEMA, editedOf } from "../../../domain/idea/edit-idea.ts";
import { IDEA_BODY_CHARS, IDEA_TITLE_CHARS } from "../../../domain/limits/idea-limits.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { EDIT_KIND } from "./edit-kind.ts";
import { useOwnCommand, type OwnDialogProps } from "./use-own-command.ts";

/** Opened with what the idea says; it starts anew with each version of it. */
export function EditIdeaDialog({ idea, open, onClose }: OwnDialogProps) {
  const { t } = useLingui();
  const [seen] = useState(() => editedOf(idea));
  const [typed, setTyped] = useState(seen);
  const send = useOwnCommand(EDIT_KIND, idea);
  const payload = { ideaId: idea.id, seen, ...typed };
  const parts = [
    { field: "finding", label: t`Le constat`, optional: true },
    { field: "proposal", label: t`La proposition`, optional: false },
    { field: "forWhom", label: t`Pour qui ?`, optional: true },
  ] as const;
  return (
    <FormDialog
      title={t`Modifier mon idée`}
      submitWords={<Trans>Enregistrer</Trans>}
      icon={<Pencil />}
      open={open}
      onClose={onClose}
      check={() => {
        const parsed = EDIT_IDEA_SCHEMA.parse(payload);
        return parsed.ok ? [] : parsed.problem;
      }}
      onSend={() => send(payload)}
    >
      {(problem) => (
        <>
          <TextField
            label={t`Titre`}
            hint={t`Possible pendant un jour, tant que moins de cinq personnes la soutiennent.`}
            maxLength={IDEA_TITLE_CHARS.max}
            value={typed.title}
            onChange={(title) => setTyped({ ...typed, title })}
            problem={problem("title")}
          />
          {parts.map(({ field, ...part }) => (
            <TextField
              key={field}
              {...part}
              multiline
              maxLength={IDEA_BODY_CHARS.max}
              value={typed[field]}
              onChange={(value) => setTyped({ ...typed, [field]: value })}
              problem={problem(field)}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}
