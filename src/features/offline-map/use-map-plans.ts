import { useEffect, useMemo, useState } from "react";
import { mapPlans, type MapPlans, planTiles } from "../../domain/background/map-plan.ts";
import type { ArchivableProvider } from "../../domain/background/map-provider.ts";
import type { Outline } from "../../domain/place/outline.ts";
import { tileWeights } from "../../remote/tiles/tile-weights.ts";

interface PlansInput {
  readonly outline: Outline;
  readonly provider: ArchivableProvider;
}

/** What may be downloaded: by the provider's average at first, then by what an archive says of its own tiles. */
export function useMapPlans({ outline, provider }: PlansInput): MapPlans {
  const [weights, setWeights] = useState<readonly number[]>();
  useEffect(() => {
    let isUnmounted = false;
    const weigh = async (): Promise<void> => {
      const known = await tileWeights(provider, planTiles(outline, provider));
      if (!isUnmounted) setWeights(known);
    };
    void weigh();
    return () => {
      isUnmounted = true;
    };
  }, [outline, provider]);
  return useMemo(() => mapPlans(outline, provider, weights), [outline, provider, weights]);
}
