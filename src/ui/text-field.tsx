import { useId, type ComponentProps, type ReactNode } from "react";
import { classes } from "./classes.ts";
import { Field, describedBy } from "./field.tsx";
import styles from "./field.module.css";

type Native = Omit<ComponentProps<"input">, "value" | "onChange" | "maxLength" | "children" | "aria-invalid">;

export interface TextFieldProps extends Native {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly multiline?: boolean;
  /** A count is shown near the limit, which is never enforced by cutting: a pasted text is kept whole and its problem is said. */
  readonly maxLength?: number;
  readonly optional?: boolean;
  /** For assistive technology only, under a heading that says it to the eye. */
  readonly hideLabel?: boolean | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    problem,
    value,
    onChange,
    multiline = false,
    maxLength,
    optional = false,
    hideLabel,
    ...native
  } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  const shared = {
    id,
    value,
    className: styles.control,
    "aria-required": !optional,
    "aria-invalid": problem !== undefined,
    "aria-describedby": describedBy(id, { hint: hint !== undefined, problem: problem !== undefined }),
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      optional={optional}
      hideLabel={hideLabel}
      aside={maxLength === undefined ? null : <Count value={value} max={maxLength} />}
    >
      {multiline ? (
        <textarea
          {...(native as ComponentProps<"textarea">)}
          {...shared}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input type="text" {...native} {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

/** From here on people begin to wonder whether it will fit. */
const COUNT_FROM = 0.8;

function Count({ value, max }: { readonly value: string; readonly max: number }) {
  const length = Array.from(value).length;
  if (length < max * COUNT_FROM) return null;
  return (
    <span className={classes(styles.count, length > max && styles.over)}>
      {length}&nbsp;/&nbsp;{max}
    </span>
  );
}
