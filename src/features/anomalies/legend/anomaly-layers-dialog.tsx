import { LayersDialog, type LayersDialogProps } from "../../../shared/collection/layers-dialog.tsx";
import { AnomalyLegend } from "./anomaly-legend.tsx";

export function AnomalyLayersDialog(props: LayersDialogProps) {
  return (
    <LayersDialog {...props}>
      <AnomalyLegend heading="h3" />
    </LayersDialog>
  );
}
