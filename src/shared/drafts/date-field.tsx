import { useLingui } from "@lingui/react";
import { typedDateWords } from "../../i18n/activity-words.ts";
import { TextField, type TextFieldProps } from "../../ui/text-field.tsx";
import styles from "./date-field.module.css";

interface DateFieldProps extends Omit<TextFieldProps, "type" | "multiline"> {
  readonly withTime?: boolean;
}

/** Browsers write dates the way the system does, whatever the language of the page: the words below leave no doubt. */
export function DateField({ withTime = false, ...field }: DateFieldProps) {
  const { i18n } = useLingui();
  const words = typedDateWords(i18n, field.value);
  return (
    <div className={styles.field}>
      <TextField {...field} type={withTime ? "datetime-local" : "date"} />
      {words === "" ? null : <p className={styles.words}>{words}</p>}
    </div>
  );
}
