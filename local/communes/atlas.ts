import { chanceOf } from "./chance.ts";
import { pointOf, metreAt, worldDistance, worldOf, type WorldPoint } from "./mercator.ts";
import { allCommunes, type Commune, type Point } from "./read-communes.ts";

/** A commune with a place on the map. `known` is false when we had to make the place up from its neighbours. */
export interface Site {
  readonly commune: Commune;
  readonly at: WorldPoint;
  readonly point: Point;
  readonly known: boolean;
}

/** Everything the stand-ins know of the country. */
export interface Atlas {
  siteOf(code: string): Site | undefined;
  /** Sites with a known place inside a square of the world map. */
  within(centre: WorldPoint, reach: number): readonly Site[];
}

/** The grid's squares are 2⁻¹¹ of the world, about 13 km at 48° north. */
const SQUARES = 2 ** 11;
const MADE_UP_M = { min: 2_000, max: 5_000 } as const;

let atlas: Atlas | undefined;

export function theAtlas(): Atlas {
  atlas ??= readAtlas();
  return atlas;
}

function readAtlas(): Atlas {
  const communes = allCommunes();
  const byCode = new Map(communes.map((commune) => [commune.code, commune]));
  const known = new Map<string, Site>();
  const squares = new Map<string, Site[]>();
  const guess = guesserFor(communes);
  for (const commune of communes) {
    if (commune.centre === undefined) continue;
    const at = worldOf(commune.centre);
    const site = { commune, at, point: commune.centre, known: true };
    known.set(commune.code, site);
    const key = squareKey(Math.floor(at.x * SQUARES), Math.floor(at.y * SQUARES));
    squares.set(key, [...(squares.get(key) ?? []), site]);
  }
  return {
    siteOf: (code) => {
      const commune = byCode.get(code);
      return commune === undefined ? undefined : (known.get(code) ?? guess(commune));
    },
    within: (centre, reach) => {
      const sites: Site[] = [];
      for (let x = Math.floor((centre.x - reach) * SQUARES); x <= (centre.x + reach) * SQUARES; x += 1) {
        for (let y = Math.floor((centre.y - reach) * SQUARES); y <= (centre.y + reach) * SQUARES; y += 1) {
          sites.push(...(squares.get(squareKey(x, y)) ?? []));
        }
      }
      return sites.filter(
        ({ at }) => Math.abs(at.x - centre.x) <= reach && Math.abs(at.y - centre.y) <= reach,
      );
    },
  };
}

function squareKey(x: number, y: number): string {
  return `${x}/${y}`;
}

/** The known site nearest to a place, within `reachM` metres. */
export function nearestSite(at: WorldPoint, reachM: number): Site | undefined {
  const reach = reachM * metreAt(at);
  let nearest: Site | undefined;
  let least = reach;
  for (const site of theAtlas().within(at, reach)) {
    const distance = worldDistance(site.at, at);
    if (distance <= least) [nearest, least] = [site, distance];
  }
  return nearest;
}

/**
 * A commune that GeoNames does not have is put a few kilometres from the middle of the communes that share its postcode,
 * else its district, else its département: never right, always in the right country.
 */
function guesserFor(communes: readonly Commune[]): (commune: Commune) => Site | undefined {
  const groups = new Map<string, Point[]>();
  for (const commune of communes) {
    if (commune.centre === undefined) continue;
    for (const key of groupKeys(commune)) groups.set(key, [...(groups.get(key) ?? []), commune.centre]);
  }
  return (commune) => {
    const around = groupKeys(commune)
      .map((key) => groups.get(key))
      .find((group) => group !== undefined);
    if (around === undefined) return undefined;
    const middle = worldOf({
      lat: mean(around.map(({ lat }) => lat)),
      lng: mean(around.map(({ lng }) => lng)),
    });
    const chance = chanceOf(`place of ${commune.code}`);
    const angle = chance.next() * 2 * Math.PI;
    const reach = chance.between(MADE_UP_M.min, MADE_UP_M.max) * metreAt(middle);
    const at = { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) };
    return { commune, at, point: pointOf(at), known: false };
  };
}

function groupKeys({ postcodes, district, departmentCode }: Commune): readonly string[] {
  return [
    ...postcodes.map((postcode) => `postcode ${postcode}`),
    `district ${departmentCode}${district}`,
    `department ${departmentCode}`,
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
