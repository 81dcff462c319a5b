import type { ReactNode } from "react";
import styles from "./detail-actions.module.css";

/** One primary action in words, then buttons of an icon and a word beside it. */
export function DetailActions({
  primary,
  children,
}: {
  readonly primary: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.actions}>
      {primary}
      <div className={styles.others}>{children}</div>
    </div>
  );
}
