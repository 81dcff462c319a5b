import { Trans, useLingui } from "@lingui/react/macro";
import { Leaf } from "lucide-react";
import { LayersDialog, type LayersDialogProps } from "../../../shared/collection/layers-dialog.tsx";
import { PinRows } from "../../../shared/collection/pin-rows.tsx";
import { IDEA_PINS } from "./idea-pins.ts";

export function IdeaLayersDialog(props: LayersDialogProps) {
  const { t } = useLingui();
  const icon = Leaf;
  return (
    <LayersDialog {...props}>
      <h3>
        <Trans>Légende</Trans>
      </h3>
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
    </LayersDialog>
  );
}
