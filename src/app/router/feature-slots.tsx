import type { ReactNode } from "react";
import type { City } from "../../domain/city/city.ts";
import { lazyExtra } from "../lazy-screen.ts";

/* Features do not know each other: what one shows inside another is handed in here. */

const InstallOffer = lazyExtra("InstallOffer", () => import("../../features/install/install-offer.tsx"));
const OfflineMapButton = lazyExtra(
  "OfflineMapButton",
  () => import("../../features/offline-map/offline-map-button.tsx"),
);

export function installOffer(reportId: string): ReactNode {
  return <InstallOffer reportId={reportId} />;
}

export function mapTools(city: City): ReactNode {
  return <OfflineMapButton city={city} />;
}
