import { latOf, lngOf, type Place, placeOf } from "../../domain/place/place.ts";
import { type LatLng, type latLngBounds, type LeafletMap, point } from "../leaflet.ts";
import {
  type Bounds,
  idsWithin,
  type Insets,
  type MapView,
  MAX_ZOOM,
  MIN_ZOOM,
  visibleMiddle,
} from "./map-view.ts";
import { prefersStill } from "./motion.ts";

export function placeAt({ lat, lng }: LatLng): Place {
  return placeOf(lat, lng);
}

export function boundsOf(bounds: ReturnType<typeof latLngBounds>): Bounds {
  return { southWest: placeAt(bounds.getSouthWest()), northEast: placeAt(bounds.getNorthEast()) };
}

/** The place under the middle of what no panel covers: where the crosshair points. */
export function aimedPlace(map: LeafletMap, insets: Insets): Place {
  const { x, y } = visibleMiddle(map.getSize(), insets);
  return placeAt(map.containerPointToLatLng([x, y]));
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

/** Brings a place to the middle of what no panel covers. */
export function aimAt(map: LeafletMap, place: Place, zoom: number, insets: Insets): void {
  const size = map.getSize();
  const middle = visibleMiddle(size, insets);
  const shift = point(Math.round(size.x / 2) - middle.x, Math.round(size.y / 2) - middle.y);
  const aimed = map.project([latOf(place), lngOf(place)], zoom).add(shift);
  const center = map.unproject(aimed, zoom);
  inTurn(map, () => ({ zoom, go: () => map.setView(center, zoom, { animate: !prefersStill() }) }));
}

/** Zooms in or out around the middle of what no panel covers. */
export function zoomBy(map: LeafletMap, steps: number, insets: Insets): void {
  inTurn(map, () => {
    const { x, y } = visibleMiddle(map.getSize(), insets);
    const zoom = Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, map.getZoom() + steps));
    return { zoom, go: () => map.setZoomAround(point(x, y), zoom, { animate: !prefersStill() }) };
  });
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
