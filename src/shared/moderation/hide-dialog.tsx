import { useLingui } from "@lingui/react/macro";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { Content } from "../../domain/content/content.ts";
import { MODERATION_REASON_CHARS } from "../../domain/limits/limits.ts";
import { isAppealed } from "../../domain/moderation/appealed.ts";
import { hideProblems } from "../../domain/moderation/moderate-payload.ts";
import { TextField } from "../../ui/text-field.tsx";
import { FormDialog } from "../commands/form-dialog.tsx";
import type { SendProblem } from "../commands/use-send-command.ts";
import { CannedAnswerSelect } from "./canned-answer-select.tsx";
import { MotiveSelect } from "./motive-select.tsx";
import { plainChoice, type VisibilityChoice } from "./visibility-command.ts";

interface HideDialogProps {
  readonly content: Content;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSend: (choice: VisibilityChoice) => Promise<Result<unknown, SendProblem>>;
}

/** Why something is hidden is said to everybody, and may be explained to its author. */
export function HideDialog({ content, open, onClose, onSend }: HideDialogProps) {
  const { t } = useLingui();
  const cannedAnswers = useCity(content.cityId)?.cannedAnswers ?? [];
  const [choice, setChoice] = useState(plainChoice("hidden"));
  const refuses = content.visibility === "pending" ? t`Refuser ce contenu` : t`Masquer ce contenu`;
  const words = isAppealed(content) ? t`Maintenir masqué` : refuses;
  return (
    <FormDialog
      title={words}
      submitWords={words}
      icon={<EyeOff />}
      kind="danger"
      open={open}
      onClose={onClose}
      check={() => hideProblems(choice)}
      onSend={async () => {
        const sent = await onSend(choice);
        if (sent.ok) setChoice(plainChoice("hidden"));
        return sent;
      }}
    >
      {(problem) => (
        <>
          <MotiveSelect
            label={t`Motif, lu par tous`}
            value={choice.code}
            onChange={(code) => setChoice({ ...choice, code })}
            problem={problem("code")}
          />
          <CannedAnswerSelect answers={cannedAnswers} onPick={(reason) => setChoice({ ...choice, reason })} />
          <TextField
            label={t`Explication pour l’auteur`}
            multiline
            optional={choice.code !== "other"}
            maxLength={MODERATION_REASON_CHARS.max}
            value={choice.reason}
            onChange={(reason) => setChoice({ ...choice, reason })}
            problem={problem("reason")}
          />
        </>
      )}
    </FormDialog>
  );
}
