import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./question.module.css";

export interface QuestionProps {
  readonly question: ReactNode;
  readonly discard: { readonly label: ReactNode; readonly icon: ReactNode; readonly onPress: () => void };
  readonly keep: { readonly label: ReactNode; readonly onPress: () => void };
}

/** Confirms before input is discarded; the focus is on the answer that changes nothing. */
export function Question({ question, discard, keep }: QuestionProps) {
  const keeping = useRef<HTMLButtonElement>(null);
  useEffect(() => keeping.current?.focus(), []);
  return (
    <fieldset className={styles.question}>
      <legend>{question}</legend>
      <div className={styles.answers}>
        <Button kind="danger" icon={discard.icon} onClick={discard.onPress}>
          {discard.label}
        </Button>
        <Button ref={keeping} onClick={keep.onPress}>
          {keep.label}
        </Button>
      </div>
    </fieldset>
  );
}
