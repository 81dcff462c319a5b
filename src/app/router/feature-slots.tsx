import { Suspense, type ReactNode } from "react";
import type { City } from "../../domain/city/city.ts";
import { lazyScreen } from "../lazy-screen.ts";

/* Features do not know each other: what one shows inside another is handed in here. */

const InstallOffer = lazyScreen("InstallOffer", () => import("../../features/install/install-offer.tsx"));
const OfflineMapButton = lazyScreen(
  "OfflineMapButton",
  () => import("../../features/offline-map/offline-map-button.tsx"),
);

export function installOffer(reportId: string): ReactNode {
  return (
    <Suspense fallback={null}>
      <InstallOffer reportId={reportId} />
    </Suspense>
  );
}

export function mapTools(city: City): ReactNode {
  return (
    <Suspense fallback={null}>
      <OfflineMapButton city={city} />
    </Suspense>
  );
}
