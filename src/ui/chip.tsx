import type { ComponentProps, ReactNode } from "react";
import styles from "./chip.module.css";
import { classes } from "./classes.ts";

export interface ChipProps extends ComponentProps<"button"> {
  readonly icon?: ReactNode;
  /** Leave out for a chip that is no toggle. */
  readonly pressed?: boolean;
}

/** The look of a chip for what is no button: a link to another place. */
export const CHIP_CLASS = styles.chip;

export function Chip({ icon, pressed, className, children, ...button }: ChipProps) {
  return (
    <button type="button" {...button} aria-pressed={pressed} className={classes(styles.chip, className)}>
      {icon === undefined ? null : (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </button>
  );
}
