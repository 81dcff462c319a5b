import { INSTANT_SCHEMA, type Instant } from "../basics/instant.ts";
import { integer, object, oneOf, text, type Parsed } from "../basics/schema.ts";
import { boxAround } from "../place/box.ts";
import { parseOutline } from "../place/outline.ts";
import { CITY_ID_SCHEMA, type City, type CityId } from "./city.ts";

const CONTOUR_CHARS_MAX = 1_000_000;

export const CONTOUR_SCHEMA = text({ max: CONTOUR_CHARS_MAX, lines: "many" });

/** cities/{cityId}/contours/_global_: up to 346 kB that no command has to read. */
export interface Contour {
  readonly cityId: CityId;
  /** GeoJSON text, holes and islands included. Read it with `parseOutline`. */
  readonly contour: string;
  /** What the city's `contourRev` says, once a device has this version. */
  readonly rev: number;
  readonly updatedAt: Instant;
  readonly schemaVersion: 1;
}

const SCHEMA = object<Contour>(
  {
    cityId: CITY_ID_SCHEMA,
    contour: CONTOUR_SCHEMA,
    rev: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    updatedAt: INSTANT_SCHEMA,
    schemaVersion: oneOf([1]),
  },
  { unknown: "dropped" },
);

export function parseContour(value: unknown): Parsed<Contour> {
  return SCHEMA.parse(value);
}

type InCity = Pick<City, "contour" | "box" | "contourRev">;
type Apart = Omit<Contour, "updatedAt">;

/** What the city says of its contour, and the document of its own that holds it. Undefined: there is none to keep. */
export function contourApart(
  cityId: CityId,
  contour: string,
): { readonly city: InCity; readonly apart: Apart } | undefined {
  const box = boxAround(parseOutline(contour) ?? []);
  if (box === undefined) return undefined;
  return {
    // Empty rather than absent: version 0.1 wants the field.
    city: { contour: "", box, contourRev: 1 },
    apart: { cityId, contour, rev: 1, schemaVersion: 1 },
  };
}

export const NO_CONTOUR: InCity = { contour: "", box: null, contourRev: 0 };
