import { classes } from "./classes.ts";
import styles from "./skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useUiWords } from "./words.ts";

export interface SkeletonProps {
  readonly shape?: "line" | "card";
  readonly count?: number;
}

/** Appears after 150 ms, so that fast loads do not flash. */
export function Skeleton({ shape = "line", count = 1 }: SkeletonProps) {
  const words = useUiWords();
  return (
    <output className={styles.skeleton}>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classes(styles.bone, styles[shape])} />
      ))}
    </output>
  );
}
