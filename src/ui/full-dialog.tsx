import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./full-dialog.module.css";
import { useModal } from "./use-modal.ts";

interface FullDialogProps {
  readonly label: string;
  readonly open: boolean;
  /** Called by Escape too; the owner sets `open` to false. */
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A native modal dialog without a frame, as large as the screen; what closes it is among the children. */
export function FullDialog({ label, open, onClose, className, children }: FullDialogProps) {
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={classes(styles.dialog, className)} aria-label={label}>
      {open ? children : null}
    </dialog>
  );
}
