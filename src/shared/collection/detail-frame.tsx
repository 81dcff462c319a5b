import { useState, type ReactNode } from "react";
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
  /** Something of it is to be decided now. */
  readonly isAsked?: boolean;
  readonly actions: ReactNode;
  readonly story?: ReactNode;
  readonly place: ReactNode;
  readonly facts: ReactNode;
  readonly discussion: ReactNode;
}

/** The order of every detail. On half of a phone, what is to be decided stands right above what it says (MOD-17). */
export function DetailFrame({
  isWide,
  hero,
  status,
  text,
  moderation,
  isAsked = false,
  actions,
  story,
  place,
  facts,
  discussion,
}: DetailFrameProps) {
  // Once decided, it stays under the finger.
  const [isFirst] = useState(isAsked);
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
            {isFirst ? moderation : text}
            {isFirst ? text : moderation}
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
