import type { Outline } from "../place/outline.ts";
import type { ArchivableProvider } from "./map-provider.ts";
import { tilesOver } from "./tile-cover.ts";

/** The whole commune at a glance, in few squares. */
export const PLAN_ZOOM_MIN = 10;

/** Streets by name; then houses, then the numbers of the doors. Each zoom more weighs about three times as much. */
const PLAN_ZOOMS = [15, 16, 17] as const;

export type PlanZoom = (typeof PLAN_ZOOMS)[number];

/** What one commune may weigh on a phone: the largest of the mainland, at zoom 16. */
const PLAN_BYTES_MAX = 200_000_000;

/** How much a commune's background weighs down to some zoom. */
export interface MapPlan {
  readonly zoomMax: PlanZoom;
  readonly tiles: number;
  /** An estimate: the provider's average. */
  readonly bytes: number;
}

/** What may be downloaded of a commune, the lightest first; `isCut` when a deeper one would weigh too much for a phone. */
export function mapPlans(
  outline: Outline,
  provider: ArchivableProvider,
): { readonly plans: readonly MapPlan[]; readonly isCut: boolean } {
  const plans: MapPlan[] = [];
  for (const zoomMax of PLAN_ZOOMS) {
    if (zoomMax > provider.maxNativeZoom) break;
    const tiles = tilesOver(outline, PLAN_ZOOM_MIN, zoomMax).length;
    const bytes = tiles * provider.tileBytes;
    if (bytes > PLAN_BYTES_MAX && plans.length > 0) return { plans, isCut: true };
    plans.push({ zoomMax, tiles, bytes });
  }
  return { plans, isCut: false };
}
