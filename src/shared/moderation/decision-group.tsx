import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import styles from "./moderation.module.css";

interface DecisionGroupProps {
  readonly title: string;
  /** First of what is asked: its name is said, and takes no line. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

/** Decisions of one kind, named, so that a moderator finds one among many. */
export function DecisionGroup({ title, isAsked = false, children }: DecisionGroupProps) {
  return (
    <fieldset className={classes(styles.group, isAsked && styles.asked)}>
      <legend className={styles.groupTitle}>{title}</legend>
      <div className={styles.buttons}>{children}</div>
    </fieldset>
  );
}
