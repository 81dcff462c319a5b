import { theAtlas, type Site } from "./atlas.ts";
import { unitOf } from "./chance.ts";
import { metreAt, worldDistance, type WorldPoint } from "./mercator.ts";

/** A corner of the contour, and the neighbour that the line from it to the next corner is shared with. */
interface Corner {
  readonly at: WorldPoint;
  readonly neighbour: string | undefined;
}

const RIM_CORNERS = 48;
const RADIUS_M = { min: 2_600, max: 4_200, city: 6_500 } as const;
const CITY_POPULATION = 100_000;
const STEP_M = 220;
const WIGGLE_M = 130;

const contours = new Map<string, readonly WorldPoint[]>();

/**
 * A made-up contour around a commune's place: a round shape with an uneven rim, cut half-way to each neighbour along a wavering line
 * that both neighbours share. A closed ring whose first point is not repeated; always the same for the same commune.
 */
export function contourOf(site: Site): readonly WorldPoint[] {
  const kept = contours.get(site.commune.code);
  if (kept !== undefined) return kept;
  const metre = metreAt(site.at);
  let corners = rimOf(site, metre);
  const neighbours = theAtlas()
    .within(site.at, 2 * RADIUS_M.city * metre)
    .filter(({ commune }) => commune.code !== site.commune.code);
  for (const neighbour of neighbours) corners = cut(corners, site, neighbour);
  const ring = corners.flatMap((corner, index) =>
    lineFrom(corner, corners[(index + 1) % corners.length] ?? corner, site, metre),
  );
  contours.set(site.commune.code, ring);
  return ring;
}

/** True when the position lies in the made-up contour. */
export function insideContour({ x, y }: WorldPoint, ring: readonly WorldPoint[]): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous !== undefined && corner.y > y !== previous.y > y) {
      const crossing = ((previous.x - corner.x) * (y - corner.y)) / (previous.y - corner.y) + corner.x;
      if (x < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

function rimOf({ commune, at }: Site, metre: number): readonly Corner[] {
  const { min, max, city } = RADIUS_M;
  const isCity = (commune.population ?? 0) >= CITY_POPULATION;
  const radius = isCity ? city : min + (max - min) * unitOf(`radius of ${commune.code}`);
  const waves = [2, 3, 5].map((count) => ({
    count,
    phase: 2 * Math.PI * unitOf(`wave ${count} of ${commune.code}`),
  }));
  return Array.from({ length: RIM_CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / RIM_CORNERS;
    const uneven = waves.reduce(
      (sum, { count, phase }) => sum + (0.14 / count) * Math.sin(count * angle + phase),
      1,
    );
    const reach = radius * uneven * metre;
    return {
      at: { x: at.x + reach * Math.cos(angle), y: at.y + reach * Math.sin(angle) },
      neighbour: undefined,
    };
  });
}

/** Keeps what is nearer to the site than to its neighbour (Sutherland and Hodgman's clipping by one line). */
function cut(corners: readonly Corner[], site: Site, neighbour: Site): readonly Corner[] {
  const middle = { x: (site.at.x + neighbour.at.x) / 2, y: (site.at.y + neighbour.at.y) / 2 };
  const towards = { x: neighbour.at.x - site.at.x, y: neighbour.at.y - site.at.y };
  const beyond = ({ x, y }: WorldPoint): number => (x - middle.x) * towards.x + (y - middle.y) * towards.y;
  const kept: Corner[] = [];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const here = beyond(corner.at);
    const there = beyond(next.at);
    if (here <= 0) kept.push(corner);
    if (here <= 0 === there <= 0) return;
    const share = here / (here - there);
    const at = {
      x: corner.at.x + share * (next.at.x - corner.at.x),
      y: corner.at.y + share * (next.at.y - corner.at.y),
    };
    kept.push({ at, neighbour: here <= 0 ? neighbour.commune.code : corner.neighbour });
  });
  return kept;
}

/** The points from a corner towards the next one, that one left out. A shared line wavers the same way seen from both sides. */
function lineFrom(corner: Corner, next: Corner, site: Site, metre: number): readonly WorldPoint[] {
  const { neighbour } = corner;
  if (neighbour === undefined) return [corner.at];
  const [from, to] = site.commune.code < neighbour ? [corner.at, next.at] : [next.at, corner.at];
  const length = worldDistance(from, to);
  const steps = Math.floor(length / (STEP_M * metre));
  const seed = [site.commune.code, neighbour].toSorted().join(" and ");
  const points = Array.from({ length: Math.max(0, steps - 1) }, (_, index) => {
    const share = (index + 1) / steps;
    const taper = Math.sin(Math.PI * share);
    const side = waver(seed, share * steps) * WIGGLE_M * metre * taper;
    return {
      x: from.x + share * (to.x - from.x) - (side * (to.y - from.y)) / length,
      y: from.y + share * (to.y - from.y) + (side * (to.x - from.x)) / length,
    };
  });
  return [corner.at, ...(from === corner.at ? points : points.toReversed())];
}

/** A smooth number from −1 to 1 along a line. */
function waver(seed: string, along: number): number {
  const phase = 2 * Math.PI * unitOf(seed);
  return 0.6 * Math.sin(along * 0.55 + phase) + 0.4 * Math.sin(along * 1.7 + 2 * phase);
}
