import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { SearchField } from "../../ui/search-field.tsx";

interface FilterTextProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Long enough not to write the address at each key, short enough to feel immediate. */
const PAUSE_MS = 200;

/** What is typed shows at once; the address follows after a short pause. */
export function FilterText({ text, onText }: FilterTextProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useTypedText(text, onText);
  return (
    <SearchField
      label={t`Rechercher`}
      placeholder={t`Titre, rue, numéro…`}
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
    const timer = setTimeout(() => onText(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onText]);
  return [typed, (next: string) => setState({ typed: next, from: text })] as const;
}
