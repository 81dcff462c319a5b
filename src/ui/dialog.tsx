import { X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";
import { useUiWords } from "./words.ts";

export interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Called by the close button, Escape and a press outside; the owner sets `open` to false. */
  readonly onClose: () => void;
  readonly placement?: "centre" | "side" | "full";
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A native modal dialog: the browser traps the focus and restores it. */
export function Dialog({ title, open, onClose, placement = "centre", actions, children }: DialogProps) {
  const words = useUiWords();
  const titleId = useId();
  const dialog = useModal(open);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[placement])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closes on a second Escape even when `cancel` was prevented.
        if (open && !event.currentTarget.open) onClose();
      }}
      closedby="any"
    >
      {open ? (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={words.close} icon={<X />} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions === undefined ? null : <footer className={styles.actions}>{actions}</footer>}
        </div>
      ) : null}
    </dialog>
  );
}

/** Calls `close()` on unmount too: that, not removal, restores the focus. */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  return dialog;
}
