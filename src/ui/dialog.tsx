import { X } from "lucide-react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";
import { useUiWords } from "./words.ts";

export interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Asked by the cross, by Escape and by a press outside. The owner closes by setting `open` to false. */
  readonly onClose: () => void;
  /** `side` holds on to the right edge, over the full height. */
  readonly placement?: "centre" | "side";
  /** Buttons that stay in sight under what scrolls. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A native modal dialog: the browser keeps the focus in it and gives it back after. */
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
        // A second Escape closes it whatever the page says.
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

/** Keeps the native dialog open exactly while `open` is true. Closing, not just leaving, is what gives the focus back. */
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
