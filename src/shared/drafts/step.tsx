import type { ReactNode } from "react";
import styles from "./draft-form.module.css";

interface StepProps {
  readonly name: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function Step({ name, title, children }: StepProps) {
  const headingId = `step-${name}`;
  return (
    <section className={styles.step} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
