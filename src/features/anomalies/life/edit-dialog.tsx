import { Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import { useState } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { EDIT_SCHEMA } from "../../../domain/anomaly/edit-anomaly.ts";
import { DESCRIPTION_CHARS, TITLE_CHARS } from "../../../domain/limits/limits.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { EDIT_KIND } from "./edit-kind.ts";
import { useAct } from "./use-act.ts";

interface EditDialogProps {
  readonly anomaly: Anomaly;
  readonly onClose: () => void;
}

export function EditDialog({ anomaly, onClose }: EditDialogProps) {
  const { t } = useLingui();
  const { act } = useAct(anomaly);
  /** What the person sees when they begin, whatever comes meanwhile. */
  const [seen] = useState({ title: anomaly.title, description: anomaly.description });
  const [typed, setTyped] = useState(seen);
  const payload = { anomalyId: anomaly.id, seen, ...typed };
  const check = () => {
    const parsed = EDIT_SCHEMA.parse(payload);
    return parsed.ok ? [] : parsed.problem;
  };
  return (
    <FormDialog
      title={t`Corriger le signalement`}
      submitWords={<Trans>Enregistrer</Trans>}
      icon={<Send />}
      open
      onClose={onClose}
      check={check}
      onSend={() => act(EDIT_KIND, payload)}
    >
      {(problem) => (
        <>
          <TextField
            label={t`Titre`}
            maxLength={TITLE_CHARS.max}
            value={typed.title}
            onChange={(title) => setTyped({ ...typed, title })}
            problem={problem("title")}
          />
          <TextField
            label={t`Description`}
            multiline
            maxLength={DESCRIPTION_CHARS.max}
            value={typed.description}
            onChange={(description) => setTyped({ ...typed, description })}
            problem={problem("description")}
          />
        </>
      )}
    </FormDialog>
  );
}
