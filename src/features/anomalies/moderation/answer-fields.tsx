import { useLingui } from "@lingui/react/macro";
import { REJECT_CODES, STATUS_ASKS, type RejectCode } from "../../../domain/anomaly/status-asks.ts";
import type { CannedAnswer } from "../../../domain/city/city-settings.ts";
import { PARTNER_CHARS_MAX, STATUS_REASON_CHARS } from "../../../domain/limits/limits.ts";
import { REJECT_WORDS } from "../../../i18n/reject-words.ts";
import { CannedAnswerSelect } from "../../../shared/moderation/canned-answer-select.tsx";
import { DateField } from "../../../shared/drafts/date-field.tsx";
import type { ProblemOf } from "../../../shared/drafts/form-problems.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Answer } from "./status-command.ts";

interface AnswerFieldsProps {
  readonly answer: Answer;
  readonly cannedAnswers: readonly CannedAnswer[];
  readonly onChange: (answer: Answer) => void;
  readonly problem: ProblemOf;
}

/** What the chosen status asks for, and words that everybody reads. */
export function AnswerFields({ answer, cannedAnswers, onChange, problem }: AnswerFieldsProps) {
  const { t } = useLingui();
  const { isExplained } = STATUS_ASKS[answer.to];
  return (
    <>
      <DetailField answer={answer} onChange={onChange} problem={problem} />
      <CannedAnswerSelect answers={cannedAnswers} onPick={(reason) => onChange({ ...answer, reason })} />
      <TextField
        label={t`Explication, lue par tous`}
        multiline
        optional={!isExplained}
        maxLength={STATUS_REASON_CHARS.max}
        value={answer.reason}
        onChange={(reason) => onChange({ ...answer, reason })}
        problem={problem("reason")}
      />
    </>
  );
}

function DetailField({ answer, onChange, problem }: Omit<AnswerFieldsProps, "cannedAnswers">) {
  const { t } = useLingui();
  const { detail } = STATUS_ASKS[answer.to];
  if (detail === undefined) return null;
  switch (detail) {
    case "code":
      return (
        <Select<RejectCode | "">
          label={t`Motif`}
          value={answer.code}
          options={[
            { value: "", label: t`Choisir un motif` },
            ...REJECT_CODES.map((value) => ({ value, label: t(REJECT_WORDS[value]) })),
          ]}
          onChange={(code) => onChange({ ...answer, code })}
          problem={problem("code")}
        />
      );
    case "partner":
      return (
        <TextField
          label={t`Gestionnaire`}
          hint={t`Le département, le syndicat des eaux, un bailleur…`}
          maxLength={PARTNER_CHARS_MAX}
          value={answer.partner}
          onChange={(partner) => onChange({ ...answer, partner })}
          problem={problem("partner")}
        />
      );
    case "plannedFor":
      return (
        <DateField
          label={t`Jour de l’intervention`}
          value={answer.plannedFor}
          onChange={(plannedFor) => onChange({ ...answer, plannedFor })}
          problem={problem("plannedFor")}
        />
      );
  }
}
