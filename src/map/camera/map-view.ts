import { gridPoint } from "../../domain/background/tile.ts";
import type { Place } from "../../domain/place/place.ts";

/** A point on the screen; each says from where it is counted. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the map covered by the page's own panels, on each side. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface Bounds {
  readonly southWest: Place;
  readonly northEast: Place;
}

/** What a person sees of the map: the part that no panel covers. */
export interface MapView {
  readonly center: Place;
  readonly zoom: number;
  readonly bounds: Bounds;
  /** Pins inside the bounds, alone or in a cluster, in the order they were given. */
  readonly idsInView: readonly string[];
}

export const MIN_ZOOM = 5;
export const MAX_ZOOM = 19;
/** Close enough to tell one side of a street from the other. */
export const PLACE_ZOOM = 17;

export function isWithin({ latE6, lngE6 }: Place, { southWest, northEast }: Bounds): boolean {
  return (
    latE6 >= southWest.latE6 &&
    latE6 <= northEast.latE6 &&
    lngE6 >= southWest.lngE6 &&
    lngE6 <= northEast.lngE6
  );
}

/** A selected pin stands on a stem above its place: so much of the map's top does not show one whole. */
const SELECTED_ABOVE_PX = 76;
/** The column of buttons on the map's right, and half a selected pin. */
const BUTTONS_PX = 56 + 30;
export const TILE_PX = 256;

/** Where a place lies on the whole world drawn at this zoom. */
export function pixelsOf(place: Place, zoom: number): Pixels {
  const { x, y } = gridPoint(place, zoom);
  return { x: x * TILE_PX, y: y * TILE_PX };
}

export function wholePinBounds({ bounds: { southWest, northEast }, zoom }: MapView): Bounds {
  const lngPerPx = 360 / (TILE_PX * 2 ** zoom);
  const radians = (northEast.latE6 / 1e6) * (Math.PI / 180);
  const latPerPx = lngPerPx * Math.cos(radians);
  const latE6 = northEast.latE6 - Math.round(latPerPx * SELECTED_ABOVE_PX * 1e6);
  const lngE6 = northEast.lngE6 - Math.round(lngPerPx * BUTTONS_PX * 1e6);
  return { southWest, northEast: { latE6, lngE6 } };
}

export function idsWithin(
  pins: readonly { readonly id: string; readonly place: Place }[],
  bounds: Bounds,
): readonly string[] {
  return pins.filter(({ place }) => isWithin(place, bounds)).map(({ id }) => id);
}

/** The middle of what no panel covers, in pixels from the map's top left corner. */
export function visibleMiddle(size: Pixels, insets: Insets): Pixels {
  return {
    x: Math.round((insets.left + size.x - insets.right) / 2),
    y: Math.round((insets.top + size.y - insets.bottom) / 2),
  };
}

/** Two microdegrees are less than a pixel at the deepest zoom: rounding, not a move. */
export function isSamePlace(a: Place, b: Place): boolean {
  return Math.abs(a.latE6 - b.latE6) <= 2 && Math.abs(a.lngE6 - b.lngE6) <= 2;
}

export function isSameView(a: MapView | undefined, b: MapView): boolean {
  return (
    a !== undefined &&
    a.zoom === b.zoom &&
    isSamePlace(a.bounds.southWest, b.bounds.southWest) &&
    isSamePlace(a.bounds.northEast, b.bounds.northEast) &&
    a.idsInView.length === b.idsInView.length &&
    a.idsInView.every((id, index) => id === b.idsInView[index])
  );
}
