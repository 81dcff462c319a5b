import { useEffect, useRef } from "react";
import styles from "./error-summary.module.css";

export interface ErrorSummaryProps {
  readonly title: string;
  readonly items: readonly { readonly fieldId: string; readonly text: string }[];
  /** Changes at each rejected submit, so that the summary takes the focus again. */
  readonly attempt?: number;
}

/** The list of errors at the top of a form, linked to the fields; nothing when there are none. */
export function ErrorSummary({ title, items, attempt = 0 }: ErrorSummaryProps) {
  const box = useFocusAtAttempt(attempt);
  if (items.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.fieldId} ${item.text}`}>
            <a
              href={`#${item.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(item.fieldId);
              }}
            >
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

function useFocusAtAttempt(attempt: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return box;
}
