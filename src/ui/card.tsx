import type { ComponentProps } from "react";
import styles from "./card.module.css";
import { classes } from "./classes.ts";

export interface CardProps extends ComponentProps<"div"> {
  /** Above the map: a shadow in place of the line. */
  readonly floating?: boolean;
}

export function Card({ floating = false, className, ...div }: CardProps) {
  return <div {...div} className={classes(styles.card, floating && styles.floating, className)} />;
}
