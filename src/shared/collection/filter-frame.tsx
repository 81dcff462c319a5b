import type { ReactNode } from "react";
import { ChipRow } from "../../ui/chip-row.tsx";
import styles from "./filter-frame.module.css";

interface FilterFrameProps {
  readonly label: string;
  readonly search: ReactNode;
  readonly children: ReactNode;
}

/** One field, and beneath it one line of chips that slides. */
export function FilterFrame({ label, search, children }: FilterFrameProps) {
  return (
    <search className={styles.bar} aria-label={label}>
      {search}
      <ChipRow>{children}</ChipRow>
    </search>
  );
}
