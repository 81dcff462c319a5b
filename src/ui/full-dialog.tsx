import { useLayoutEffect, useRef, type ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./full-dialog.module.css";

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
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, className)}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open ? children : null}
    </dialog>
  );
}
