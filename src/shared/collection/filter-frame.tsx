import type { ReactNode } from "react";
import styles from "./filter-frame.module.css";

interface FilterFrameProps {
  readonly label: string;
  readonly search: ReactNode;
  readonly chips: ReactNode;
}

/** One field, and beneath it one line of chips that slides. */
export function FilterFrame({ label, search, chips }: FilterFrameProps) {
  return (
    <search className={styles.bar} aria-label={label}>
      {search}
      <div className={styles.chips}>{chips}</div>
    </search>
  );
}
