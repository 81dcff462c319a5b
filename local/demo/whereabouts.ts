import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import type { Address } from "../communes/addresses.ts";
import type { Site } from "../communes/atlas.ts";
import type { Chance } from "../communes/chance.ts";
import { placeOfDoor, writtenAddress } from "./door-place.ts";

const HINTS = [
  "Côté pair, devant le portail vert.",
  "À l’angle, sous le panneau.",
  "Juste après l’arrêt de bus.",
  "En face de la boîte aux lettres jaune.",
  "Au pied du grand arbre.",
  "Derrière l’école, côté parking.",
] as const;

/** Where somebody saw it: before a door, or a few metres from what it repeats. */
export function whereabouts(
  site: Site,
  door: Address,
  duplicate: Anomaly | undefined,
  chance: Chance,
): Pick<Anomaly, "place" | "positionSource" | "accuracyM" | "address" | "locationHint"> {
  const positionSource = chance.pick(["gps", "gps", "gps", "map", "map", "address"] as const);
  const accuracyM = positionSource === "gps" ? chance.between(4, 35) : null;
  const locationHint = chance.next() < 0.35 ? chance.pick(HINTS) : "";
  if (duplicate !== undefined) {
    const { latE6, lngE6 } = duplicate.place;
    const place = { latE6: latE6 + chance.between(-90, 90), lngE6: lngE6 + chance.between(-90, 90) };
    return { place, positionSource, accuracyM, address: duplicate.address, locationHint };
  }
  return {
    place: placeOfDoor(door, chance),
    positionSource,
    accuracyM,
    address: writtenAddress(site, door),
    locationHint,
  };
}
