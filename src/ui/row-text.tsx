import type { ReactNode } from "react";
import styles from "./row-text.module.css";

/** The words of a row: buttons and badges stand beside them, or below where there is no room. */
export function RowText({ children }: { readonly children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}
