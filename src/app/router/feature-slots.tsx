import type { ReactNode } from "react";
import type { MapKeeping } from "../../features/anomalies/map/anomalies-on-map.tsx";
import { lazyExtra } from "../lazy-screen.ts";

/* Features do not know each other: what one shows inside another is handed in here. */

const InstallOffer = lazyExtra("InstallOffer", () => import("../../features/install/install-offer.tsx"));
const OfflineMapButton = lazyExtra(
  "OfflineMapButton",
  () => import("../../features/offline-map/offline-map-button.tsx"),
);

const ResumedDownload = lazyExtra(
  "ResumedDownload",
  () => import("../../features/offline-map/resumed-download.tsx"),
);

export function installOffer(reportId: string): ReactNode {
  return <InstallOffer reportId={reportId} />;
}

export const MAP_KEEPING: MapKeeping = {
  downloading: (city) => <ResumedDownload city={city} />,
  asked: (city) => <OfflineMapButton city={city} />,
};
