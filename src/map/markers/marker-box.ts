import type { Pixels } from "../camera/map-view.ts";
import type { MapItem } from "./map-item.ts";
import { ringPx } from "./ring-drawing.ts";

/** In pixels from the place on the map. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a finger needs. */
const TARGET_PX = 44;
/** A selected pin stands above its place, on a stem. */
const SELECTED: Box = { left: -30, top: -74, width: 60, height: 80 };
/** What waits on this device is its owner’s own: no ring covers it. */
const RANK = { selected: 3000, waiting: 2000, cluster: 1000, pin: 0 };

export function boxOf(item: MapItem): Box {
  if (item.kind === "pin" && item.look.selected) return SELECTED;
  const size = item.kind === "cluster" ? Math.max(TARGET_PX, ringPx(item.count)) : TARGET_PX;
  const { x, y } = item.kind === "cluster" ? { x: 0, y: 0 } : item.aside;
  return { left: x - size / 2, top: y - size / 2, width: size, height: size };
}

export function isInBox({ left, top, width, height }: Box, { x, y }: Pixels): boolean {
  return x >= left && x < left + width && y >= top && y < top + height;
}

export function rankOf(item: MapItem): number {
  if (item.kind === "cluster") return RANK.cluster;
  if (item.look.selected) return RANK.selected;
  return item.look.waiting ? RANK.waiting : RANK.pin;
}
