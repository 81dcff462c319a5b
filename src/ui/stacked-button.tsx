import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./stacked-button.module.css";

interface StackedButtonProps extends ComponentProps<"button"> {
  readonly icon: ReactNode;
}

/** An icon over its word. */
export function StackedButton({ icon, className, children, ...button }: StackedButtonProps) {
  return (
    <button type="button" {...button} className={classes(styles.button, className)}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {children}
    </button>
  );
}
