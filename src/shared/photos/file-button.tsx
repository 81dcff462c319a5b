import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./photo-field.module.css";

interface FileButtonProps {
  readonly id: string;
  readonly icon: ReactNode;
  readonly capture?: boolean;
  /** An icon, whose word shows where the line has room for it. */
  readonly compact?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: string;
}

/** The browser's own file field, named by a label that looks like a button. */
export function FileButton({
  id,
  icon,
  capture = false,
  compact = false,
  onFiles,
  children,
}: FileButtonProps) {
  return (
    <div className={styles.file}>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept="image/*"
        multiple={!capture}
        {...(capture ? { capture: "environment" as const } : {})}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file chosen again must count as a change.
          event.target.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={classes(
          buttonClass(compact ? "quiet" : "secondary"),
          compact ? styles.icon : styles.label,
        )}
      >
        <span aria-hidden="true">{icon}</span>
        <span className={styles.word}>{children}</span>
      </label>
    </div>
  );
}
