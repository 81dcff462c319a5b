import { useState, useTransition } from "react";
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

/** What did not come, and how to ask for it again. */
export function LostPart({ again, onClose, inPlace }: LostPartProps) {
  const words = useUiWords();
  const [isAsked, ask] = useTransition();
  const [times, setTimes] = useState(0);
  const close = inPlace ? undefined : onClose;
  return (
    <div
      ref={close ? showOver : handOnFocus}
      className={styles.lost}
      {...(close && { popover: "auto", onToggle: ({ newState }) => newState === "closed" && close() })}
    >
      {/* Another one is said again. */}
      <p key={times} role="alert">
        {words.lost}
      </p>
      <Button
        aria-disabled={isAsked}
        onClick={() =>
          ask(async () => {
            await again();
            setTimes(times + 1);
          })
        }
      >
        {words.again}
      </Button>
      {onClose && (
        <Button onClick={close ? ({ currentTarget }) => currentTarget.parentElement?.hidePopover() : onClose}>
          {words.close}
        </Button>
      )}
    </div>
  );
}

/** Where it is hidden before it goes, the browser gives the focus back to what opened it. */
function showOver(part: HTMLElement | null): () => void {
  part?.showPopover();
  return () => part?.hidePopover();
}

/** Whoever asked again goes on where this stood, alone in a frame that goes with it or not. */
function handOnFocus(part: HTMLElement | null): () => void {
  return () => {
    if (!part?.matches(":focus-within")) return;
    const around = part.closest(":not(:only-child)")?.parentElement;
    queueMicrotask(() => {
      if (!around || document.activeElement !== document.body) return;
      if (!around.hasAttribute("tabindex")) around.tabIndex = -1;
      around.focus();
    });
  };
}
