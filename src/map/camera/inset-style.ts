import type { CSSProperties } from "react";

import type { Insets } from "./map-view.ts";

/** Hands the insets to the style sheet. */
export function insetStyle({ top, right, bottom, left }: Insets): CSSProperties {
  return {
    "--inset-top": `${top}px`,
    "--inset-right": `${right}px`,
    "--inset-bottom": `${bottom}px`,
    "--inset-left": `${left}px`,
  } as CSSProperties;
}
