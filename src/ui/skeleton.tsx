import { classes } from "./classes.ts";
import styles from "./skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useUiWords } from "./words.ts";

export interface SkeletonProps {
  readonly shape?: "line" | "card" | "row";
  readonly count?: number;
}

/** Appears after 150 ms, so that fast loads do not flash. */
export function Skeleton({ shape = "line", count = 1 }: SkeletonProps) {
  const words = useUiWords();
  return (
    <output className={styles.skeleton}>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Bone key={index} shape={shape} />
      ))}
    </output>
  );
}

function Bone({ shape }: Required<Pick<SkeletonProps, "shape">>) {
  if (shape !== "row") return <span className={classes(styles.bone, styles[shape])} />;
  return (
    <span className={styles.row}>
      <span className={classes(styles.bone, styles.picture)} />
      <span className={classes(styles.bone, styles.line)} />
      <span className={classes(styles.bone, styles.short)} />
    </span>
  );
}
