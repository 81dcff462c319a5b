import { lazy, Suspense } from "react";
import { useData } from "../../../data/data-context.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { withWords } from "../../../i18n/activate-locale.ts";

const LifeSection = lazy(async () => ({
  default: (await withWords(import("./life-section.tsx"))).LifeSection,
}));

/** What residents and the author may say of a report; fetched once somebody reads one. */
export function AnomalyLife({ view, city }: { readonly view: AnomalyView; readonly city: City }) {
  const { visiting = false } = useData();
  if (visiting || view.anomaly.visibility === "hidden") return null;
  return (
    <Suspense fallback={null}>
      <LifeSection view={view} city={city} />
    </Suspense>
  );
}
