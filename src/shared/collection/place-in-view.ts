import { distanceM } from "../../domain/place/distance.ts";
import type { MapView } from "../../map/camera/map-view.ts";
import type { KnownAddress } from "../place/known-addresses.ts";

/** From further away more than one street is in view. */
const STREET_ZOOM = 16;
const HOUSE_NUMBER = /^\d+\s*(?:bis|ter|quater)?\s+/iu;

/** The street in the middle of what is seen, by the nearest known address; empty when it is more than a street. */
export function streetInView(view: Pick<MapView, "center" | "zoom">, known: readonly KnownAddress[]): string {
  if (view.zoom < STREET_ZOOM) return "";
  const named = known.filter(({ address }) => address !== "");
  const far = ({ place }: KnownAddress): number => distanceM(view.center, place);
  const [nearest] = named.toSorted((a, b) => far(a) - far(b));
  const [line = ""] = nearest?.address.split(",") ?? [];
  return line.replace(HOUSE_NUMBER, "");
}
