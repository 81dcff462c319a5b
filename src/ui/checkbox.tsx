import { useId, type ReactNode } from "react";
import styles from "./checkbox.module.css";
import { ProblemText, describedBy, hintId, problemId } from "./field.tsx";

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly id?: string;
}

export function Checkbox({
  label,
  hint,
  problem,
  checked,
  onChange,
  disabled = false,
  id: givenId,
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.checkbox}>
      <label className={styles.row} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          checked={checked}
          disabled={disabled}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, { hint: hint !== undefined, problem: problem !== undefined })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint === undefined ? null : (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      <ProblemText id={problemId(id)} problem={problem} />
    </div>
  );
}
