import type { ReactNode } from "react";
import styles from "./bullets.module.css";

/** A list that enumerates what one reads; a row of ways or cards is a plain list. */
export function Bullets({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.bullets}>{children}</ul>;
}
