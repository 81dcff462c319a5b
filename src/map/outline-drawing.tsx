import { useMemo } from "react";
import { parseOutline } from "../domain/place/outline.ts";
import type { Place } from "../domain/place/place.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import styles from "./outline-drawing.module.css";
import { outlinePath } from "./outline-path.ts";

export interface OutlineDrawingProps {
  readonly contour: string;
  readonly cityHall: Place | undefined;
  readonly label: string;
}

const SIZE_PX = 160;
const MARGIN_PX = 6;

export function OutlineDrawing({ contour, cityHall, label }: OutlineDrawingProps) {
  const path = useMemo(() => outlinePath(parseOutline(contour) ?? [], SIZE_PX), [contour]);
  if (path === undefined) return null;
  const hall = cityHall === undefined ? undefined : path.at(cityHall);
  const box = [-MARGIN_PX, -MARGIN_PX, path.widthPx + 2 * MARGIN_PX, path.heightPx + 2 * MARGIN_PX];
  return (
    <figure className={styles.outline}>
      <svg viewBox={box.join(" ")} aria-hidden="true">
        <path className={styles.land} d={path.d} fillRule="evenodd" />
        {hall === undefined ? null : <circle className={styles.hall} cx={hall.x} cy={hall.y} r="5" />}
      </svg>
      <figcaption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </figcaption>
    </figure>
  );
}
