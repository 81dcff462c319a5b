import { useEffect } from "react";
import type { OfflineMap } from "../../data/offline-maps/offline-map.ts";
import { download, type DownloadJob } from "./download-run.ts";

export function useResumeDownload(
  map: OfflineMap | null | undefined,
  job: Omit<DownloadJob, "zoomMax">,
): void {
  const { device, cityId, outline, provider } = job;
  const isWanted = map?.state === "wanted" && map.url === provider.url;
  const zoomMax = map?.zoomMax;
  useEffect(() => {
    if (!isWanted || zoomMax === undefined) return;
    const resume = (): void => {
      if (navigator.onLine) void download({ device, cityId, outline, provider, zoomMax });
    };
    resume();
    addEventListener("online", resume);
    return () => removeEventListener("online", resume);
  }, [isWanted, zoomMax, device, cityId, outline, provider]);
}
