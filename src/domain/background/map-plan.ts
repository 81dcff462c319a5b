import type { Outline } from "../place/outline.ts";
import type { ArchivableProvider } from "./map-provider.ts";
import type { Tile } from "./tile.ts";
import { tilesOver } from "./tile-cover.ts";

export const PLAN_ZOOM_MIN = 10;

/** Streets by name; then houses, then house numbers. Each zoom more weighs about three times as much. */
const PLAN_ZOOMS = [15, 16, 17] as const;

export type PlanZoom = (typeof PLAN_ZOOMS)[number];

/** What one commune may weigh on a phone unless the deployment says otherwise: the largest of the mainland, at zoom 16. */
const PLAN_BYTES_MAX = 200_000_000;

export interface MapPlan {
  readonly zoomMax: PlanZoom;
  readonly tiles: number;
  /** An estimate by the provider's average, unless the weights were known. */
  readonly bytes: number;
}

export interface MapPlans {
  readonly plans: readonly MapPlan[];
  readonly isCut: boolean;
}

/** The tiles of the deepest plan: each lighter plan is the beginning of it. */
export function planTiles(outline: Outline, provider: ArchivableProvider): readonly Tile[] {
  return tilesOver(outline, PLAN_ZOOM_MIN, zoomsOf(provider).at(-1) ?? PLAN_ZOOM_MIN);
}

/**
 * What may be downloaded of a commune, the lightest first.
 *
 * @param weights what each of `planTiles` weighs in bytes, zero where nothing is drawn; unsaid, the provider's average
 */
export function mapPlans(
  outline: Outline,
  provider: ArchivableProvider,
  weights?: readonly number[],
): MapPlans {
  const { offlineBytesMax = PLAN_BYTES_MAX, tileBytes } = provider;
  const tiles = planTiles(outline, provider).map(({ z }, index) => ({
    z,
    bytes: weights?.[index] ?? tileBytes,
  }));
  const plans: MapPlan[] = [];
  for (const zoomMax of zoomsOf(provider)) {
    const drawn = tiles.filter(({ z, bytes }) => z <= zoomMax && bytes > 0);
    const bytes = drawn.reduce((sum, tile) => sum + tile.bytes, 0);
    if (bytes > offlineBytesMax && plans.length > 0) return { plans, isCut: true };
    if (bytes > (plans.at(-1)?.bytes ?? 0)) plans.push({ zoomMax, tiles: drawn.length, bytes });
  }
  return { plans, isCut: false };
}

function zoomsOf({ maxNativeZoom, offlineZoomMax = maxNativeZoom }: ArchivableProvider): readonly PlanZoom[] {
  return PLAN_ZOOMS.filter((zoom) => zoom <= Math.min(maxNativeZoom, offlineZoomMax));
}
