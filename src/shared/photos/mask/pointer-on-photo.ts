import type { PointerEvent } from "react";
import type { PhotoPoint } from "../../../data/photos/photo-area.ts";

/** Where a pointer is on the photo, however far that is zoomed in. */
export function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): PhotoPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
