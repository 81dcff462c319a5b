import type { ReactNode } from "react";
import styles from "./log-row.module.css";

export function LogRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface LogRowProps {
  readonly title: ReactNode;
  /** When and who: one span each. */
  readonly facts: ReactNode;
  /** What it was about: one span each. */
  readonly about?: ReactNode;
  /** In somebody's own words. */
  readonly words?: string;
}

/** One act in a log. */
export function LogRow({ title, facts, about, words = "" }: LogRowProps) {
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.facts}>{facts}</p>
      {about === undefined ? null : <p className={styles.facts}>{about}</p>}
      {words === "" ? null : <p className={styles.words}>{words}</p>}
    </li>
  );
}
