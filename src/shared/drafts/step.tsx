import type { ReactNode } from "react";
import styles from "./draft-form.module.css";

interface StepProps {
  readonly number: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly children: ReactNode;
}

export function Step({ number, title, children }: StepProps) {
  const headingId = `step-${number}`;
  return (
    <section className={styles.step} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
