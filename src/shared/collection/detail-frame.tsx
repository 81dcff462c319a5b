import type { ReactNode } from "react";
import styles from "./detail-frame.module.css";

interface DetailFrameProps {
  /** Two columns: the story on the left; place, facts and actions on the right, which stay in sight. */
  readonly isWide: boolean;
  readonly hero: ReactNode;
  readonly status: ReactNode;
  readonly actions: ReactNode;
  readonly story: ReactNode;
  readonly place: ReactNode;
  readonly facts: ReactNode;
  readonly discussion: ReactNode;
}

/** The order of every detail. */
export function DetailFrame({
  isWide,
  hero,
  status,
  actions,
  story,
  place,
  facts,
  discussion,
}: DetailFrameProps) {
  if (!isWide) {
    return (
      <div className={styles.detail}>
        <div className={styles.top}>
          {hero}
          {status}
        </div>
        {actions}
        {story}
        {place}
        {facts}
        {discussion}
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.detail}>
        {hero}
        {status}
        {story}
        {discussion}
      </div>
      <div className={styles.side}>
        {actions}
        {place}
        {facts}
      </div>
    </div>
  );
}
