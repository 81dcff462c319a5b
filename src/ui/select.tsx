import { ChevronDown } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { classes } from "./classes.ts";
import { Field, describedBy } from "./field.tsx";
import styles from "./field.module.css";
import select from "./select.module.css";

type Native = Omit<ComponentProps<"select">, "value" | "onChange" | "children" | "multiple">;

export interface SelectProps<V extends string> extends Native {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly optional?: boolean;
}

export function Select<V extends string>(props: SelectProps<V>) {
  const { label, hint, problem, options, value, onChange, optional = false, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} problem={problem} optional={optional}>
      <div className={select.box}>
        <select
          {...native}
          id={id}
          value={value}
          className={classes(styles.control, select.select)}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, { hint: hint !== undefined, problem: problem !== undefined })}
          onChange={(event) => onChange(event.target.value as V)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={20} />
      </div>
    </Field>
  );
}
