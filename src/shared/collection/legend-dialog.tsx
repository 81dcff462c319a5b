import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./legend-dialog.module.css";

export interface LegendDialogProps {
  readonly approximate: boolean;
  readonly onClose: () => void;
}

export function LegendDialog({
  approximate,
  onClose,
  children,
}: LegendDialogProps & { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Légende`} open onClose={onClose}>
      {approximate ? (
        <p className={styles.note}>
          <Trans>Le contour de la commune et le fond de carte sont approximatifs.</Trans>
        </p>
      ) : null}
      {children}
    </Dialog>
  );
}
