import { type Ref, useMemo } from "react";

import { lookKey, type MapItem, type PinLook } from "./map-item.ts";
import { PinDrawing } from "./pin-drawing.tsx";

interface PinTemplatesProps {
  readonly items: readonly MapItem[];
  readonly ref: Ref<HTMLDivElement>;
}

/** Each look once, drawn by React and hidden: the picture of the markers is made of copies, so thousands cost no rendering. */
export function PinTemplates({ items, ref }: PinTemplatesProps) {
  const looks = useMemo(() => looksOf(items), [items]);
  return (
    <div ref={ref} hidden>
      {[...looks].map(([key, look]) => (
        <div key={key} data-look={key}>
          <PinDrawing {...look} />
        </div>
      ))}
    </div>
  );
}

function looksOf(items: readonly MapItem[]): ReadonlyMap<string, PinLook> {
  const looks = new Map<string, PinLook>();
  for (const item of items) if (item.kind === "pin") looks.set(lookKey(item.look), item.look);
  return looks;
}

export function templateOf(templates: Element, look: PinLook): SVGSVGElement {
  const drawing = templates.querySelector<SVGSVGElement>(`[data-look="${lookKey(look)}"] > svg`);
  if (drawing === null) throw new Error(`No drawing for ${lookKey(look)}`);
  return drawing;
}
