import type { ReactNode } from "react";
import styles from "./detail-frame.module.css";

interface DetailFrameProps {
  /** Two columns: the story on the left; place, facts and actions on the right, which stay in sight. */
  readonly isWide: boolean;
  readonly hero: ReactNode;
  readonly status: ReactNode;
  /** What it says. */
  readonly text: ReactNode;
  /** What a moderator does with it; null for everybody else. */
  readonly moderation: ReactNode;
  readonly actions: ReactNode;
  readonly story?: ReactNode;
  readonly place: ReactNode;
  readonly facts: ReactNode;
  readonly discussion: ReactNode;
}

/** The order of every detail: who decides about it reads first what it says (MOD-17). */
export function DetailFrame({
  isWide,
  hero,
  status,
  text,
  moderation,
  actions,
  story,
  place,
  facts,
  discussion,
}: DetailFrameProps) {
  const top = (
    <div className={styles.top}>
      {hero}
      {status}
    </div>
  );
  if (!isWide) {
    return (
      <div className={styles.detail}>
        {top}
        {moderation === null ? (
          <>
            {actions}
            {text}
          </>
        ) : (
          <>
            {text}
            {moderation}
            {actions}
          </>
        )}
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
        {top}
        {text}
        {story}
        {discussion}
      </div>
      <div className={styles.side}>
        {moderation}
        {actions}
        {place}
        {facts}
      </div>
    </div>
  );
}
