import { theAtlas, type Site } from "./atlas.ts";
import { chanceOf, type Chance } from "./chance.ts";
import { metreAt, worldDistance, type WorldPoint } from "./mercator.ts";
import { ROAD_NAMES, STREET_NAMES } from "./street-names.ts";

export interface Street {
  readonly name: string;
  /** Roads lead out to the neighbours; streets stay in town. */
  readonly kind: "road" | "street";
  readonly line: readonly WorldPoint[];
}

const ROADS_MAX = 6;
const ROAD_STEPS = 32;
const ROAD_REACH_M = 13_000;
const RING_GAP_M = 170;
const KEPT_TOWNS_MAX = 400;

const towns = new Map<string, readonly Street[]>();

/** The made-up streets of a commune: roads to its nearest neighbours, and rings of streets between them. Always the same. */
export function streetsOf(site: Site): readonly Street[] {
  const kept = towns.get(site.commune.code);
  if (kept !== undefined) return kept;
  const chance = chanceOf(`streets of ${site.commune.code}`);
  const roads = roadsOf(site);
  const streets = [...roads, ...townStreets(site, chance)];
  if (towns.size >= KEPT_TOWNS_MAX) towns.clear();
  towns.set(site.commune.code, streets);
  return streets;
}

function roadsOf(site: Site): readonly Street[] {
  const chosen: Site[] = [];
  const around = theAtlas()
    .within(site.at, ROAD_REACH_M * metreAt(site.at))
    .filter(({ commune }) => commune.code !== site.commune.code)
    .toSorted((a, b) => worldDistance(a.at, site.at) - worldDistance(b.at, site.at));
  for (const neighbour of around) {
    if (
      chosen.length < ROADS_MAX &&
      chosen.every((other) => turnBetween(site.at, other.at, neighbour.at) > 0.7)
    ) {
      chosen.push(neighbour);
    }
  }
  return chosen.map((neighbour, index) => ({
    name: ROAD_NAMES[index % ROAD_NAMES.length] ?? "",
    kind: "road",
    line: roadBetween(site, neighbour),
  }));
}

/** The angle between two directions, in radians. */
function turnBetween(from: WorldPoint, a: WorldPoint, b: WorldPoint): number {
  const turn = Math.abs(Math.atan2(a.y - from.y, a.x - from.x) - Math.atan2(b.y - from.y, b.x - from.x));
  return Math.min(turn, 2 * Math.PI - turn);
}

/** A gently bent road to another town: the same line as the one from there. */
function roadBetween(site: Site, neighbour: Site): readonly WorldPoint[] {
  const [first, second] = site.commune.code < neighbour.commune.code ? [site, neighbour] : [neighbour, site];
  const chance = chanceOf(`road ${first.commune.code} ${second.commune.code}`);
  const [bend, sway, phase] = [chance.next() - 0.5, chance.next() * 0.02, chance.next() * 6];
  const points = Array.from({ length: ROAD_STEPS + 1 }, (_, index) => {
    const share = index / ROAD_STEPS;
    const side = Math.sin(Math.PI * share) * (0.16 * bend + sway * Math.sin(share * 16 + phase));
    return {
      x: first.at.x + share * (second.at.x - first.at.x) - side * (second.at.y - first.at.y),
      y: first.at.y + share * (second.at.y - first.at.y) + side * (second.at.x - first.at.x),
    };
  });
  return first === site ? points : points.toReversed();
}

/** Rings of streets around the centre, joined by short radial ones; more of both where more people live. */
function townStreets(site: Site, chance: Chance): readonly Street[] {
  const metre = metreAt(site.at);
  const rings = Math.max(
    2,
    Math.min(7, Math.round(Math.log10((site.commune.population ?? 500) + 10) * 2.1) - 3),
  );
  const start = chance.next() * 2 * Math.PI;
  const squash = 0.75 + 0.4 * chance.next();
  const at = (angle: number, reachM: number): WorldPoint => {
    const uneven = 1 + 0.1 * Math.sin(3 * angle + start) + 0.06 * Math.sin(5 * angle - start);
    const reach = reachM * uneven * metre;
    return { x: site.at.x + reach * Math.cos(angle), y: site.at.y + reach * squash * Math.sin(angle) };
  };
  const lines: (readonly WorldPoint[])[] = [];
  for (let ring = 1; ring <= rings; ring += 1) {
    const arcs = 2 + ring;
    const turn = start + chance.next();
    for (let arc = 0; arc < arcs; arc += 1) {
      const from = turn + (2 * Math.PI * arc) / arcs;
      const gap = ring > 2 && chance.next() < 0.3 ? 0.55 : 0;
      lines.push(
        bentLine(from, from + (2 * Math.PI * (1 - gap)) / arcs, (angle) => at(angle, ring * RING_GAP_M)),
      );
      if (ring < rings) {
        const spoke = from + 0.25 + 0.3 * chance.next();
        lines.push(
          bentLine(ring * RING_GAP_M, (ring + 1) * RING_GAP_M, (reach) => at(spoke + reach / 9_000, reach)),
        );
      }
    }
  }
  const names = shuffled(STREET_NAMES, chance);
  return lines.map((line, index) => ({ name: nameAt(names, index), kind: "street", line }));
}

function bentLine(from: number, to: number, at: (value: number) => WorldPoint): readonly WorldPoint[] {
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, index) => at(from + ((to - from) * index) / steps));
}

/** Every name once, then the same names of lanes: « Allée des Lilas ». */
function nameAt(names: readonly string[], index: number): string {
  const name = names[index % names.length] ?? "";
  return index < names.length
    ? name
    : name.replace(/^(?:Rue|Allée|Impasse)/u, index < 2 * names.length ? "Allée" : "Impasse");
}

function shuffled<T>(list: readonly T[], chance: Chance): readonly T[] {
  return list
    .map((item) => ({ item, order: chance.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
