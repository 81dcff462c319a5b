import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./field.module.css";
import hidden from "./visually-hidden.module.css";
import { useUiWords } from "./words.ts";

interface FieldProps {
  readonly id: string;
  /** For a control with `aria-labelledby`. */
  readonly labelId?: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly optional?: boolean;
  /** For assistive technology only: where an icon and a placeholder say it to the eye. */
  readonly hideLabel?: boolean | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Field(props: FieldProps) {
  const { id, labelId, label, hint, problem, optional = false, hideLabel = false, aside, children } = props;
  const words = useUiWords();
  return (
    <div className={styles.field}>
      <label className={hideLabel ? hidden.hidden : styles.label} id={labelId} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> ({words.optional})</span> : null}
      </label>
      {hint === undefined ? null : (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      <div className={styles.below}>
        <ProblemText id={problemId(id)} problem={problem} />
        {aside}
      </div>
    </div>
  );
}

export function ProblemText({ id, problem }: { readonly id: string; readonly problem: string | undefined }) {
  if (problem === undefined) return null;
  return (
    <p className={styles.problem} id={id}>
      <CircleAlert aria-hidden="true" size={16} />
      <span>{problem}</span>
    </p>
  );
}

export function hintId(id: string): string {
  return `${id}-hint`;
}

export function problemId(id: string): string {
  return `${id}-problem`;
}

/** The value of `aria-describedby`. */
export function describedBy(id: string, has: { readonly hint: boolean; readonly problem: boolean }) {
  const ids = [has.hint ? hintId(id) : "", has.problem ? problemId(id) : ""].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(" ");
}
