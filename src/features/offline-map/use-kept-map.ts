import { useMemo } from "react";
import { useData } from "../../data/data-context.ts";
import { useOfflineMap, type OfflineMap } from "../../data/offline-maps/offline-map.ts";
import { isArchivable } from "../../domain/background/map-provider.ts";
import type { City } from "../../domain/city/city.ts";
import { parseOutline } from "../../domain/place/outline.ts";
import { mapProviderOf } from "../../remote/tiles/map-provider.ts";
import type { DownloadJob } from "./download-run.ts";

export interface KeptMap {
  /** `null`: none was asked for. `undefined`: not read yet. */
  readonly map: OfflineMap | null | undefined;
  readonly job: Omit<DownloadJob, "zoomMax">;
}

/** @returns `undefined` where no map of this commune may be kept, or the device keeps nothing */
export function useKeptMap({ id, mapProvider, contour }: City): KeptMap | undefined {
  const { device } = useData();
  const map = useOfflineMap(id);
  const job = useMemo(() => {
    const provider = mapProviderOf({ id, mapProvider });
    if (device === undefined || contour === "" || !isArchivable(provider)) return undefined;
    return { device, cityId: id, outline: parseOutline(contour) ?? [], provider };
  }, [id, mapProvider, contour, device]);
  return job && { map, job };
}
