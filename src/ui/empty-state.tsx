import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** Less than the title, and said after it. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  /** Decorative. */
  readonly drawing?: ReactNode;
}

export function EmptyState({ title, note, action, drawing }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing === undefined ? null : (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {note}
      {action}
    </div>
  );
}
