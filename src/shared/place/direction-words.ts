import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { latOf, lngOf, type Place } from "../../domain/place/place.ts";

const COMPASS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

type CompassPoint = (typeof COMPASS)[number];

const SECTOR = (2 * Math.PI) / COMPASS.length;

const DIRECTION_WORDS = {
  n: msg`au nord`,
  ne: msg`au nord-est`,
  e: msg`à l’est`,
  se: msg`au sud-est`,
  s: msg`au sud`,
  sw: msg`au sud-ouest`,
  w: msg`à l’ouest`,
  nw: msg`au nord-ouest`,
} as const satisfies Record<CompassPoint, MessageDescriptor>;

/** In which direction one place lies from another, on a flat earth: good within a commune. */
export function compassPoint(from: Place, to: Place): CompassPoint {
  const north = latOf(to) - latOf(from);
  const east = (lngOf(to) - lngOf(from)) * Math.cos((latOf(from) * Math.PI) / 180);
  const sector = Math.round(Math.atan2(east, north) / SECTOR);
  return COMPASS[(sector + COMPASS.length) % COMPASS.length] ?? "n";
}

export function directionWords(i18n: I18n, from: Place, to: Place): string {
  return i18n._(DIRECTION_WORDS[compassPoint(from, to)]);
}
