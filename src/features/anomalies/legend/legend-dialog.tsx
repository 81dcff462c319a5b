import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./anomaly-legend.module.css";
import { AnomalyLegend } from "./anomaly-legend.tsx";

interface LegendDialogProps {
  readonly approximate: boolean;
  readonly onClose: () => void;
}

export function LegendDialog({ approximate, onClose }: LegendDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Légende`} open onClose={onClose}>
      {approximate ? (
        <p className={styles.note}>
          <Trans>Le contour de la commune et le fond de carte sont approximatifs.</Trans>
        </p>
      ) : null}
      <AnomalyLegend heading="h3" />
    </Dialog>
  );
}
