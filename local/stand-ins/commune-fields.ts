import { theAtlas } from "../communes/atlas.ts";
import { contourOf } from "../communes/contour.ts";
import { pointOf, type WorldPoint } from "../communes/mercator.ts";
import { type Commune, type Point } from "../communes/read-communes.ts";

type Fields = Readonly<Record<string, unknown>>;

const MADE_UP_FIELDS = ["centre", "contour", "mairie", "bbox", "surface"];

/** True when an answer with these fields holds something we made up. */
export function isMadeUp(fields: readonly string[]): boolean {
  return fields.some((field) => MADE_UP_FIELDS.includes(field));
}

/** The fields asked for in the order they were asked, then `nom` and `code`: the real API's order. Unknown values are left out. */
export function communeFields(commune: Commune, fields: readonly string[]): Fields {
  const asked = fields.map((field) => [field, valueOf(commune, field)] as const);
  const always = [
    ["nom", commune.name],
    ["code", commune.code],
  ] as const;
  return Object.fromEntries([...asked, ...always].filter(([, value]) => value !== undefined));
}

const PLAIN_FIELDS: Readonly<Record<string, (commune: Commune) => unknown>> = {
  nom: ({ name }) => name,
  code: ({ code }) => code,
  codesPostaux: ({ postcodes }) => postcodes,
  population: ({ population }) => population ?? undefined,
  siren: ({ siren }) => siren,
  zone: ({ zone }) => zone,
  codeDepartement: ({ departmentCode }) => departmentCode,
  departement: ({ departmentCode, department }) => ({ code: departmentCode, nom: department }),
  codeRegion: ({ regionCode }) => regionCode,
  region: ({ regionCode, region }) => ({ code: regionCode, nom: region }),
};

function valueOf(commune: Commune, field: string): unknown {
  const plain = PLAIN_FIELDS[field];
  return plain === undefined ? geometryOf(commune, field) : plain(commune);
}

/**
 * GeoNames' place is the town itself, so it stands for `mairie`. The real `centre` is the middle of the bounding box;
 * ours is the middle of the made-up contour's.
 */
function geometryOf(commune: Commune, field: string): unknown {
  if (!["centre", "mairie", "contour", "bbox"].includes(field)) return undefined;
  const site = theAtlas().siteOf(commune.code);
  if (site === undefined) return undefined;
  if (field === "mairie") return pointGeometry(site.point, 4);
  const ring = contourOf(site);
  const [first] = ring;
  if (field === "contour" && first !== undefined) return polygonOf([...ring, first].map(pointOf));
  const box = boxOf(ring);
  if (field === "centre")
    return pointGeometry(pointOf({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }), 4);
  const corners = [
    { x: box.left, y: box.bottom },
    { x: box.right, y: box.bottom },
    { x: box.right, y: box.top },
    { x: box.left, y: box.top },
    { x: box.left, y: box.bottom },
  ];
  return polygonOf(corners.map(pointOf));
}

function polygonOf(points: readonly Point[]): object {
  return { type: "Polygon", coordinates: [points.map((point) => coordinatesOf(point, 6))] };
}

function pointGeometry(point: Point, decimals: number): object {
  return { type: "Point", coordinates: coordinatesOf(point, decimals) };
}

/** GeoJSON writes longitude first. */
export function coordinatesOf({ lat, lng }: Point, decimals: number): readonly [number, number] {
  return [Number(lng.toFixed(decimals)), Number(lat.toFixed(decimals))];
}

function boxOf(ring: readonly WorldPoint[]): { left: number; right: number; top: number; bottom: number } {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
