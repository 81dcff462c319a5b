import { useTransition } from "react";
import { Button } from "./button.tsx";
import styles from "./lost-part.module.css";
import { useUiWords } from "./words.ts";

export interface LostProps {
  readonly error: unknown;
  readonly again: () => Promise<void>;
}

interface LostPartProps extends LostProps {
  readonly onClose?: () => void;
  /** What closes otherwise is a dialog, and stands over all else. */
  readonly inPlace?: true;
}

const ON_TOP = { popover: "manual", ref: (part: HTMLElement | null) => part?.showPopover() } as const;

/** What did not come, and how to ask for it again. */
export function LostPart({ again, onClose, inPlace }: LostPartProps) {
  const words = useUiWords();
  const [isAsked, ask] = useTransition();
  return (
    <div className={styles.lost} {...(!inPlace && onClose && ON_TOP)}>
      <p role="alert">{words.lost}</p>
      <Button aria-disabled={isAsked} onClick={() => ask(again)}>
        {words.again}
      </Button>
      {onClose && <Button onClick={onClose}>{words.close}</Button>}
    </div>
  );
}
