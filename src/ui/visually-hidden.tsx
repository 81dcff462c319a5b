import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Said by assistive technology, not drawn. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
