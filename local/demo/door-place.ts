import { placeOf, type Place } from "../../src/domain/place/place.ts";
import type { Address } from "../communes/addresses.ts";
import type { Site } from "../communes/atlas.ts";
import type { Chance } from "../communes/chance.ts";
import { pointOf } from "../communes/mercator.ts";

/** About six metres. */
const ASIDE_E6 = 55;

/** A point in the street before a door. */
export function placeOfDoor({ at }: Address, chance: Chance): Place {
  const { lat, lng } = pointOf(at);
  const { latE6, lngE6 } = placeOf(lat, lng);
  return {
    latE6: latE6 + chance.between(-ASIDE_E6, ASIDE_E6),
    lngE6: lngE6 + chance.between(-ASIDE_E6, ASIDE_E6),
  };
}

/** « 3 rue du Stade, 35830 Betton » */
export function writtenAddress({ commune }: Site, { number, street }: Address): string {
  return `${number} ${streetInSentence(street.name)}, ${commune.postcodes[0] ?? ""} ${commune.name}`;
}

/** Inside a sentence the kind of street has no capital. */
export function streetInSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
