import { useLingui } from "@lingui/react/macro";
import type { CannedAnswer } from "../../domain/city/city-settings.ts";
import { Select } from "../../ui/select.tsx";

interface CannedAnswerSelectProps {
  readonly answers: readonly CannedAnswer[];
  readonly onPick: (words: string) => void;
}

/** The words that the town hall settled (CITY-10), to be changed before they are sent; nothing where there are none. */
export function CannedAnswerSelect({ answers, onPick }: CannedAnswerSelectProps) {
  const { t } = useLingui();
  if (answers.length === 0) return null;
  return (
    <Select
      label={t`Réponse type`}
      optional
      value=""
      options={[
        { value: "", label: t`Choisir une réponse type` },
        ...answers.map(({ title }, index) => ({ value: String(index), label: title })),
      ]}
      onChange={(chosen) => {
        const words = answers[Number(chosen)]?.text;
        if (chosen !== "" && words !== undefined) onPick(words);
      }}
    />
  );
}
