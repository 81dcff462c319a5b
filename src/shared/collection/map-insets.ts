import { NO_INSETS, type Insets } from "../../map/camera/map-view.ts";
import { restOffsetPx, type SheetRest } from "../../ui/sheet-rests.ts";

/** The detail beside the map, from 1280 px on. */
const DETAIL_PANEL_PX = 480;

/** Below 1280 px the search and the chips lie over the top of the map. */
const HEAD_PX = 116;

interface Panels {
  readonly isWide: boolean;
  readonly hasDetail: boolean;
  readonly rest: SheetRest;
  readonly heightPx: number;
}

/** What the panels cover of the map. A full sheet counts as half: nobody looks at the map behind it. */
export function mapInsets({ isWide, hasDetail, rest, heightPx }: Panels): Insets {
  if (isWide) return hasDetail ? { ...NO_INSETS, right: DETAIL_PANEL_PX } : NO_INSETS;
  const top = hasDetail ? 0 : HEAD_PX;
  const covering = rest === "full" ? "half" : rest;
  return { ...NO_INSETS, top, bottom: Math.max(0, heightPx - restOffsetPx(covering, heightPx)) };
}
