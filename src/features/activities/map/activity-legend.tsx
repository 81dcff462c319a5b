import { useLingui } from "@lingui/react/macro";
import { CalendarX } from "lucide-react";
import { LegendDialog, type LegendDialogProps } from "../../../shared/collection/legend-dialog.tsx";
import { PinRows } from "../../../shared/collection/pin-rows.tsx";
import { ACTIVITY_PINS } from "./activity-pins.ts";
import { dayIcon } from "./day-icon.tsx";

export function ActivityLegend(props: LegendDialogProps) {
  const { t } = useLingui();
  const icon = dayIcon("21", t`juin`);
  return (
    <LegendDialog {...props}>
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
    </LegendDialog>
  );
}
