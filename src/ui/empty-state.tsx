import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  /** A small line drawing; it says nothing that the title does not. */
  readonly drawing?: ReactNode;
}

export function EmptyState({ title, action, drawing }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing === undefined ? null : (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {action}
    </div>
  );
}
