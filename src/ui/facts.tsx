import type { ReactNode } from "react";
import styles from "./facts.module.css";

export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export interface FactProps {
  readonly term: ReactNode;
  readonly children: ReactNode;
}

export function Fact({ term, children }: FactProps) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
