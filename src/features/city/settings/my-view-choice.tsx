import { Trans, useLingui } from "@lingui/react/macro";
import { List, Map } from "lucide-react";
import { Choice } from "../../../ui/choice.tsx";
import settings from "../settings.module.css";
import type { MyCity } from "./use-my-city.ts";

/** What one sees first of the commune, where no last place is known. */
export function MyViewChoice({ mine: { view, settle } }: { readonly mine: MyCity }) {
  const { t } = useLingui();
  return (
    <div className={settings.setting}>
      <h3>
        <Trans>Carte ou liste</Trans>
      </h3>
      <Choice
        legend={<Trans>En entrant dans la commune, voir d’abord</Trans>}
        grid
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
