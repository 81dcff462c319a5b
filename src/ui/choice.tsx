import { useId, type ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./choice.module.css";
import sliding from "./sliding.module.css";
import hidden from "./visually-hidden.module.css";
import { ProblemText, problemId } from "./field.tsx";

export interface ChoiceOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
}

export interface ChoiceProps<V extends string> {
  readonly legend: ReactNode;
  readonly options: readonly ChoiceOption<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly problem?: string | undefined;
  readonly required?: boolean;
  /** Id of the first radio, for an error summary. */
  readonly id?: string;
  /** For assistive technology only, under a heading that says it to the eye. */
  readonly hideLegend?: boolean;
  /** Rows under each other; tiles with their icon on top; chips side by side, for short labels. */
  readonly look?: "rows" | "tiles" | "chips";
}

export function Choice<V extends string>({
  legend,
  options,
  value,
  onChange,
  problem,
  id,
  required = false,
  look = "rows",
  hideLegend = false,
}: ChoiceProps<V>) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const described = problem === undefined ? undefined : problemId(groupId);
  return (
    <fieldset className={styles.choice} aria-describedby={described}>
      <legend className={hideLegend ? hidden.hidden : styles.legend}>{legend}</legend>
      <div className={classes(styles.options, styles[look], look === "chips" && sliding.sliding)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              required={required}
              id={index === 0 ? groupId : undefined}
              name={ownId}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.icon === undefined ? null : (
              <span className={styles.icon} aria-hidden="true">
                {option.icon}
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.hint === undefined ? null : <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <ProblemText id={problemId(groupId)} problem={problem} />
    </fieldset>
  );
}
