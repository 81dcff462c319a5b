import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { classes } from "./classes.ts";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonProps extends ComponentProps<"button"> {
  readonly kind?: ButtonKind;
  readonly icon?: ReactNode;
  readonly wide?: boolean;
}

export function Button({
  kind = "secondary",
  icon,
  wide = false,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classes(styles.button, styles[kind], wide && styles.wide, className)}
    >
      {icon === undefined ? null : (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </button>
  );
}

export function buttonClass(kind: ButtonKind = "secondary", wide = false): string {
  return classes(styles.button, styles[kind], wide && styles.wide);
}
