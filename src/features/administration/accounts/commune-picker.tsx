import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { SEARCH_CHARS_MIN, searchCommunes } from "../../../remote/communes/search-communes.ts";
import { Combobox } from "../../../ui/combobox.tsx";

interface CommunePickerProps {
  readonly communes: readonly CommuneEntry[] | undefined;
  readonly onPick: (commune: CommuneEntry) => void;
}

const ANSWERS_MAX = 8;

export function CommunePicker({ communes, onPick }: CommunePickerProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const entries = useMemo(
    () =>
      communes === undefined || text.trim().length < SEARCH_CHARS_MIN
        ? []
        : searchCommunes(communes, text, ANSWERS_MAX).entries,
    [communes, text],
  );
  return (
    <Combobox
      label={t`Confier une commune`}
      placeholder={t`Betton, 35830…`}
      text={text}
      onText={setText}
      items={entries}
      itemKey={({ code }) => code}
      itemText={({ name, department }) => `${name} (${department})`}
      onPick={(commune) => {
        setText("");
        onPick(commune);
      }}
    />
  );
}
