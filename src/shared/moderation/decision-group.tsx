import type { ReactNode } from "react";
import styles from "./moderation.module.css";

interface DecisionGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Decisions of one kind, named, so that a moderator finds one among many. */
export function DecisionGroup({ title, children }: DecisionGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      <div className={styles.buttons}>{children}</div>
    </fieldset>
  );
}
