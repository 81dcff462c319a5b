import type { ReactNode } from "react";
import styles from "./drawing.module.css";

/** The hand of all drawings: one line, one blue (`data-ink="blue"`), one warm accent (`data-ink="warm"`). */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 90" aria-hidden="true">
      {children}
    </svg>
  );
}
