import type { ReactNode } from "react";
import styles from "./filter-frame.module.css";
import { FilterText } from "./filter-text.tsx";

interface FilterFrameProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly choices: ReactNode;
  readonly chips: ReactNode;
}

export function FilterFrame({ label, text, onText, choices, chips }: FilterFrameProps) {
  return (
    <search className={styles.bar} aria-label={label}>
      <FilterText text={text} onText={onText} />
      <div className={styles.choices}>{choices}</div>
      <div className={styles.chips}>{chips}</div>
    </search>
  );
}
