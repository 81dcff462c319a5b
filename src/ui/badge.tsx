import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classes } from "./classes.ts";

export type Tone = "neutral" | "info" | "success" | "warning" | "error";

export interface BadgeProps {
  readonly tone: Tone;
  /** The icon says the same as the words; colour only repeats it. */
  readonly icon: ReactNode;
  /** In a line of text. */
  readonly compact?: boolean;
  readonly children: ReactNode;
}

export function Badge({ tone, icon, compact = false, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, compact && styles.compact, styles[tone])}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {children}
    </span>
  );
}
