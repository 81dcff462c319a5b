import type { PhotoStroke } from "../../../data/photos/photo-mark.ts";
import styles from "./mask-dialog.module.css";

interface StrokeDrawingProps {
  readonly stroke: PhotoStroke;
  /** Width of the photo by its height. */
  readonly ratio: number;
}

/** What is being painted, until the photo itself has it. */
export function StrokeDrawing({ stroke: { points, width }, ratio }: StrokeDrawingProps) {
  const [first] = points;
  if (first === undefined) return null;
  const shown = points.length === 1 ? [first, first] : points;
  return (
    <svg className={styles.stroke} viewBox={`0 0 ${ratio} 1`} preserveAspectRatio="none" aria-hidden="true">
      <polyline
        points={shown.map(({ x, y }) => `${x * ratio},${y}`).join(" ")}
        strokeWidth={width * Math.max(ratio, 1)}
      />
    </svg>
  );
}
