import { Trans, useLingui } from "@lingui/react/macro";
import { List, Map } from "lucide-react";
import { Section } from "../../../ui/page.tsx";
import { Choice } from "../../../ui/choice.tsx";
import type { SettledPreferences } from "./use-city-preferences.ts";

export function MyViewChoice({ mine: { view, settle } }: { readonly mine: SettledPreferences }) {
  const { t } = useLingui();
  return (
    <Section
      card
      title={<Trans>Carte ou liste</Trans>}
      hint={<Trans>Sans choix, Parvis rouvre celle des deux que vous avez regardée en dernier.</Trans>}
    >
      <Choice
        legend={<Trans>En entrant dans la commune, voir d’abord</Trans>}
        options={[
          { value: "map", label: t`La carte`, icon: <Map /> },
          { value: "list", label: t`La liste`, icon: <List /> },
        ]}
        value={view}
        onChange={(chosen) => void settle(() => ({ view: chosen }))}
      />
    </Section>
  );
}
