import type { ReactNode } from "react";
import styles from "./draft-form.module.css";

interface StepProps {
  readonly name: string;
  readonly title: ReactNode;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Step({ name, title, aside, children }: StepProps) {
  const headingId = `step-${name}`;
  return (
    <section className={styles.step} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
