import { Trans, useLingui } from "@lingui/react/macro";
import { List, Map } from "lucide-react";
import { Choice } from "../../../ui/choice.tsx";
import city from "../city.module.css";
import settings from "../settings.module.css";
import type { SettledPreferences } from "./use-city-preferences.ts";

export function MyViewChoice({ mine: { view, settle } }: { readonly mine: SettledPreferences }) {
  const { t } = useLingui();
  return (
    <div className={settings.setting}>
      <h3>
        <Trans>Carte ou liste</Trans>
      </h3>
      <p className={city.hint}>
        <Trans>Sans choix, Parvis rouvre celle des deux que vous avez regardée en dernier.</Trans>
      </p>
      <Choice
        legend={<Trans>En entrant dans la commune, voir d’abord</Trans>}
        options={[
          { value: "map", label: t`La carte`, icon: <Map /> },
          { value: "list", label: t`La liste`, icon: <List /> },
        ]}
        value={view}
        onChange={(chosen) => void settle({ view: chosen })}
      />
    </div>
  );
}
