import type { City } from "../../domain/city/city.ts";
import { parseOutline, type Outline } from "../../domain/place/outline.ts";

const EMPTY: Outline = [];
const read = new Map<string, Outline>();

/** The outline of a city, read once per contour. One that is broken is logged and draws nothing (CITY-6). */
export function outlineOfCity({ contour, name }: Pick<City, "contour" | "name">): Outline {
  if (contour === "") return EMPTY;
  const known = read.get(contour);
  if (known !== undefined) return known;
  const outline = parseOutline(contour);
  if (outline === undefined) reportError(new Error(`The contour of ${name} could not be read.`));
  read.set(contour, outline ?? EMPTY);
  return outline ?? EMPTY;
}
