import { useLingui } from "@lingui/react/macro";
import { Leaf } from "lucide-react";
import { LegendDialog, type LegendDialogProps } from "../../../shared/collection/legend-dialog.tsx";
import { PinRows } from "../../../shared/collection/pin-rows.tsx";
import { IDEA_PINS } from "./idea-pins.ts";

export function IdeaLegend(props: LegendDialogProps) {
  const { t } = useLingui();
  const icon = Leaf;
  return (
    <LegendDialog {...props}>
      <PinRows
        rows={[
          { ...IDEA_PINS.open, icon, text: t`Rond : à soutenir.` },
          { ...IDEA_PINS.review, icon, text: t`Carré : à l’étude, retenue ou en réalisation.` },
          { ...IDEA_PINS.done, icon, text: t`Losange : réalisée.` },
          { ...IDEA_PINS.declined, icon, text: t`Barre grise : non retenue, ou retirée par son auteur.` },
          {
            ...IDEA_PINS.open,
            icon,
            waiting: true,
            text: t`Trait pointillé et horloge : en attente d’envoi.`,
          },
        ]}
      />
    </LegendDialog>
  );
}
