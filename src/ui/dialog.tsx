import { X } from "lucide-react";
import { useId, type ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";
import { useModal } from "./use-modal.ts";
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
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      className={classes(styles.dialog, styles[placement])}
      aria-labelledby={titleId}
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
