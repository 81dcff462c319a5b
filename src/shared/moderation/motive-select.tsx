import { useLingui } from "@lingui/react/macro";
import { HIDE_CODES, type HideCode } from "../../domain/moderation/moderate-payload.ts";
import { HIDE_WORDS } from "../../i18n/hide-words.ts";
import { Select } from "../../ui/select.tsx";

interface MotiveSelectProps {
  readonly label: string;
  readonly value: HideCode | "";
  readonly onChange: (code: HideCode | "") => void;
  readonly problem: string | undefined;
}

/** Which rule something is against. None is chosen before the moderator has chosen one. */
export function MotiveSelect(props: MotiveSelectProps) {
  const { t } = useLingui();
  return (
    <Select<HideCode | "">
      {...props}
      options={[
        { value: "", label: t`Choisir un motif` },
        ...HIDE_CODES.map((value) => ({ value, label: t(HIDE_WORDS[value]) })),
      ]}
    />
  );
}
