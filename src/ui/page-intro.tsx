import type { ReactNode } from "react";
import styles from "./page-intro.module.css";

interface PageIntroProps {
  /** Decorative. */
  readonly drawing: ReactNode;
  /** The heading, and what there is to say. */
  readonly children: ReactNode;
}

/** The beginning of a page that is not what somebody came for: a drawing beside its words, above them on a phone. */
export function PageIntro({ drawing, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
