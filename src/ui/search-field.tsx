import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import styles from "./search-field.module.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "type"> {
  readonly label: string;
}

/** A pill whose label is its placeholder, said to assistive technology by name. */
export function SearchField({ label, className, ...input }: SearchFieldProps) {
  return (
    <div className={classes(styles.pill, className)}>
      <Search aria-hidden="true" size={20} />
      <input
        enterKeyHint="search"
        spellCheck={false}
        {...input}
        type="search"
        className={styles.input}
        aria-label={label}
      />
    </div>
  );
}
