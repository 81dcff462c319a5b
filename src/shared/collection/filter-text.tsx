import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { systemClock } from "../../clock/system-clock.ts";
import { FILTER_PAUSE_MS } from "../../clock/waits.ts";
import { SearchField } from "../../ui/search-field.tsx";

interface FilterTextProps {
  /** What one may look for where it is not reports. */
  readonly placeholder?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What is typed shows at once; the address follows after a short pause. */
export function FilterText({ placeholder, text, onText }: FilterTextProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useTypedText(text, onText);
  return (
    <SearchField
      label={t`Rechercher`}
      placeholder={placeholder ?? t`Titre, rue, numéro…`}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** Keeps the field and the address together, whichever of them moved last. */
function useTypedText(text: string, onText: (text: string) => void) {
  const [state, setState] = useState({ typed: text, from: text });
  if (state.from !== text) setState({ typed: text, from: text });
  const { typed } = state;
  useEffect(() => {
    if (typed === text) return undefined;
    return systemClock.after(FILTER_PAUSE_MS, () => onText(typed));
  }, [typed, text, onText]);
  return [typed, (next: string) => setState({ typed: next, from: text })] as const;
}
