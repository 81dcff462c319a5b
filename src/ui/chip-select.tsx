import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import chip from "./chip.module.css";
import styles from "./chip-select.module.css";

interface ChipSelectProps<V extends string> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** On the chip, in place of the choice's own label. */
  readonly shown?: string;
  /** Looks pressed: the choice is another than the usual. */
  readonly changed?: boolean;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** The browser's own select lies, unseen, over a chip that is as wide as its words. */
export function ChipSelect<V extends string>(props: ChipSelectProps<V>) {
  const { label, icon, shown, changed = false, options, value, onChange } = props;
  return (
    <span className={classes(chip.chip, styles.chip)} data-changed={changed}>
      {icon === undefined ? null : (
        <span className={chip.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span aria-hidden="true">{shown ?? options.find((option) => option.value === value)?.label}</span>
      <ChevronDown aria-hidden="true" size={16} />
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as V)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
