import { latOf, lngOf, type Place, placeOf } from "../../domain/place/place.ts";
import {
  CRS,
  type LatLng,
  type LatLngBounds,
  type LeafletMap,
  latLng,
  latLngBounds,
  point,
} from "../leaflet.ts";
import {
  type Bounds,
  idsWithin,
  type Insets,
  type MapView,
  MAX_ZOOM,
  MIN_ZOOM,
  visibleMiddle,
} from "./map-view.ts";

export function prefersStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function placeAt({ lat, lng }: LatLng): Place {
  return placeOf(lat, lng);
}

export function boundsOf(bounds: LatLngBounds): Bounds {
  return { southWest: placeAt(bounds.getSouthWest()), northEast: placeAt(bounds.getNorthEast()) };
}

/** The place under the middle of what no panel covers: where the crosshair points. */
export function aimedPlace(map: LeafletMap, insets: Insets): Place {
  const { x, y } = visibleMiddle(map.getSize(), insets);
  return placeAt(map.containerPointToLatLng([x, y]));
}

/** Looks now and after each movement; returns what ends it. */
export function atEachView(map: LeafletMap, look: () => void): () => void {
  look();
  map.on("moveend", look);
  return () => {
    map.off("moveend", look);
  };
}

/** Maps whose zoom is under way: Leaflet drops whatever is asked of them meanwhile. */
const zooming = new WeakSet<LeafletMap>();

export function watchZoom(map: LeafletMap): void {
  map.on("zoomanim", () => zooming.add(map));
  map.on("zoomend", () => zooming.delete(map));
}

/** Moves now, or once the zoom under way has ended: no key or button pressed twice in haste is lost. */
function inTurn(map: LeafletMap, move: () => { readonly zoom: number; readonly go: () => void }): void {
  if (zooming.has(map)) {
    map.once("moveend", () => inTurn(map, move));
    return;
  }
  const { zoom, go } = move();
  // Leaflet starts in the next frame, but the next request may come before.
  if (zoom !== map.getZoom()) zooming.add(map);
  go();
}

export function centerFor(place: Place, zoom: number, { top, right, bottom, left }: Insets): LatLng {
  const shift = point(Math.round((right - left) / 2), Math.round((bottom - top) / 2));
  const at = CRS.EPSG3857.latLngToPoint(latLng(latOf(place), lngOf(place)), zoom);
  return CRS.EPSG3857.pointToLatLng(at.add(shift), zoom);
}

export function aimAt(
  map: LeafletMap,
  place: Place,
  zoom: number,
  insets: Insets,
  animate = !prefersStill(),
): void {
  const center = centerFor(place, zoom, insets);
  inTurn(map, () => ({ zoom, go: () => map.setView(center, zoom, { animate }) }));
}

export function zoomBy(map: LeafletMap, steps: number, insets: Insets): void {
  inTurn(map, () => {
    const { x, y } = visibleMiddle(map.getSize(), insets);
    const zoom = Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, map.getZoom() + steps));
    return { zoom, go: () => map.setZoomAround(point(x, y), zoom, { animate: !prefersStill() }) };
  });
}

/** Leaves a finger's width around what is to be seen. */
const AROUND_PX = 48;

/** So that all of `bounds` is in sight, closer than now. */
export function fitBounds(map: LeafletMap, bounds: Bounds, insets: Insets): void {
  const { southWest, northEast } = bounds;
  const around = latLngBounds([latOf(southWest), lngOf(southWest)], [latOf(northEast), lngOf(northEast)]);
  const covered = point(
    insets.left + insets.right + 2 * AROUND_PX,
    insets.top + insets.bottom + 2 * AROUND_PX,
  );
  const fitting = map.getBoundsZoom(around, false, covered);
  const zoom = Math.min(MAX_ZOOM, Math.max(map.getZoom() + 1, fitting));
  aimAt(map, placeAt(around.getCenter()), zoom, insets);
}

/** Our own element with the name: Leaflet's lies in it. */
export function focusSurface(map: LeafletMap): void {
  map.getContainer().parentElement?.focus({ preventScroll: true });
}

export function panBy(map: LeafletMap, x: number, y: number): void {
  map.panBy([x, y], { animate: !prefersStill(), duration: 0.15 });
}

export function viewOf(
  map: LeafletMap,
  insets: Insets,
  pins: readonly { readonly id: string; readonly place: Place }[],
): MapView {
  const { x, y } = map.getSize();
  const southWest = placeAt(map.containerPointToLatLng([insets.left, y - insets.bottom]));
  const northEast = placeAt(map.containerPointToLatLng([x - insets.right, insets.top]));
  const bounds = { southWest, northEast };
  return { center: aimedPlace(map, insets), zoom: map.getZoom(), bounds, idsInView: idsWithin(pins, bounds) };
}
