import { Trans, useLingui } from "@lingui/react/macro";
import { History, List, Map } from "lucide-react";
import { Section } from "../../../ui/page.tsx";
import { Choice } from "../../../ui/choice.tsx";
import type { SettledPreferences } from "./use-city-preferences.ts";

export function MyViewChoice({ mine: { view, settle } }: { readonly mine: SettledPreferences }) {
  const { t } = useLingui();
  return (
    <Section card title={<Trans>Carte ou liste</Trans>}>
      <Choice
        legend={<Trans>En entrant dans la commune, voir d’abord</Trans>}
        options={[
          { value: "map", label: t`La carte`, icon: <Map /> },
          { value: "list", label: t`La liste`, icon: <List /> },
          { value: "last", label: t`La dernière regardée`, icon: <History /> },
        ]}
        value={view ?? "last"}
        onChange={(chosen) => void settle(() => ({ view: chosen }))}
      />
    </Section>
  );
}
