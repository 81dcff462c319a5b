import { useId, type ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./page.module.css";

interface PageProps {
  /** `read`: a text or a form; `item`: one thing in detail; `wide`: a dashboard; `list`: as many columns as there is room for. */
  readonly width?: "read" | "item" | "wide" | "list";
  readonly as?: "div" | "article";
  readonly children: ReactNode;
}

/** The column, or columns, of every screen that is no map. */
export function Page({ width = "read", as: Element = "div", children }: PageProps) {
  return <Element className={classes(styles.page, styles[width])}>{children}</Element>;
}

interface ColumnsProps {
  /** Facts first: the second column is the wider one, and the last card of each fills it. */
  readonly narrowFirst?: boolean;
  readonly children: ReactNode;
}

/** Two children: side by side from 960 px, else one under the other. An empty second one leaves the room to the first. */
export function Columns({ narrowFirst = false, children }: ColumnsProps) {
  return <div className={classes(styles.columns, narrowFirst && styles.narrowFirst)}>{children}</div>;
}

interface SectionProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** Beside the title: a state, or one action. */
  readonly end?: ReactNode;
  readonly card?: boolean;
  readonly level?: 2 | 3;
  readonly children?: ReactNode;
}

/** A part of a page under its heading, which names it. */
export function Section({ title, hint, end, card = false, level = 2, children }: SectionProps) {
  const titleId = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={classes(styles.section, card && styles.card)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading id={titleId}>{title}</Heading>
        {end}
      </div>
      {hint === undefined ? null : <Hint>{hint}</Hint>}
      {children}
    </section>
  );
}

/** Buttons in a row, as many as fit. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

export function Hint({ children }: { readonly children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
