import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  readonly label: string;
  readonly icon: ReactNode;
}

/** The label is the accessible name and the tooltip. */
export function IconButton({ label, icon, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      className={classes(styles.iconButton, className)}
    >
      <span aria-hidden="true">{icon}</span>
    </button>
  );
}
