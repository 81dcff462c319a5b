import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarX } from "lucide-react";
import { LayersDialog, type LayersDialogProps } from "../../../shared/collection/layers-dialog.tsx";
import { PinRows } from "../../../shared/collection/pin-rows.tsx";
import { ACTIVITY_PINS } from "./activity-pins.ts";
import { dayIcon } from "./day-icon.tsx";

export function ActivityLayersDialog(props: LayersDialogProps) {
  const { t } = useLingui();
  const icon = dayIcon("21", t`juin`);
  return (
    <LayersDialog {...props}>
      <h3>
        <Trans>Légende</Trans>
      </h3>
      <PinRows
        rows={[
          { ...ACTIVITY_PINS.confirmed, icon, text: t`Bleu, avec la date : l’activité a lieu ce jour-là.` },
          { ...ACTIVITY_PINS.tentative, icon, text: t`Rond, avec la date : à confirmer.` },
          { ...ACTIVITY_PINS.postponed, icon, text: t`Brun : reportée à cette date.` },
          { ...ACTIVITY_PINS.cancelled, icon: CalendarX, text: t`Barre grise : annulée.` },
          {
            ...ACTIVITY_PINS.confirmed,
            icon,
            waiting: true,
            text: t`Trait pointillé et horloge : en attente d’envoi.`,
          },
        ]}
      />
    </LayersDialog>
  );
}
