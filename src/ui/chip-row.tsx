import type { ReactNode } from "react";
import styles from "./chip-row.module.css";
import { classes } from "./classes.ts";
import sliding from "./sliding.module.css";

/** One line of chips that slides on a phone; on a desktop as many lines as they need. */
export function ChipRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={classes(styles.chips, sliding.sliding)}>{children}</div>
    </div>
  );
}
