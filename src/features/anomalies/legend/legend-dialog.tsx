import { LegendDialog, type LegendDialogProps } from "../../../shared/collection/legend-dialog.tsx";
import { AnomalyLegend } from "./anomaly-legend.tsx";

export function AnomalyLegendDialog(props: LegendDialogProps) {
  return (
    <LegendDialog {...props}>
      <AnomalyLegend heading="h3" />
    </LegendDialog>
  );
}
