import { lazy, Suspense, type ReactNode } from "react";
import type { City } from "../../domain/city/city.ts";
import { withWords } from "../../i18n/activate-locale.ts";

const OfflineMapButton = lazy(async () => ({
  default: (await withWords(import("../../features/offline-map/offline-map-button.tsx"))).OfflineMapButton,
}));

/** Buttons of other features beside a map: features do not know each other. */
export function mapTools(city: City): ReactNode {
  return (
    <Suspense fallback={null}>
      <OfflineMapButton city={city} />
    </Suspense>
  );
}
