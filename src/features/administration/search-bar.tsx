import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import styles from "./administration.module.css";

interface SearchBarProps {
  readonly label: string;
  readonly onSearch: (text: string) => void;
}

/** Asked once, by Enter or the button: each answer costs the service a look. */
export function SearchBar({ label, onSearch }: SearchBarProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <SearchField
          label={label}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{t`Chercher`}</Button>
      </form>
    </search>
  );
}
