import { placeOf, type Place } from "../../domain/place/place.ts";

const PAIR = /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*[;, ]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/u;
const LAT_MAX = 90;
const LNG_MAX = 180;

/** « 48.1832, -1.6441 » or « 48,1832 ; -1,6441 », as maps and emergency calls write it; latitude first. */
export function placeOfText(text: string): Place | undefined {
  const [, lat, lng] = PAIR.exec(text) ?? [];
  if (lat === undefined || lng === undefined) return undefined;
  const latitude = Number(lat.replace(",", "."));
  const longitude = Number(lng.replace(",", "."));
  if (Math.abs(latitude) > LAT_MAX || Math.abs(longitude) > LNG_MAX) return undefined;
  return placeOf(latitude, longitude);
}
