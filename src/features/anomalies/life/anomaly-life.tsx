import { lazy, Suspense } from "react";
import { useData } from "../../../data/data-context.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { withWords } from "../../../i18n/activate-locale.ts";

const LifeSection = lazy(async () => ({
  default: (await withWords(import("./life-section.tsx"))).LifeSection,
}));

/** What residents and the author may say of a report; fetched once somebody reads one. */
export function AnomalyLife({ view }: { readonly view: AnomalyView }) {
  const { visiting = false } = useData();
  if (visiting || view.anomaly.visibility === "hidden") return null;
  return (
    <Suspense fallback={null}>
      <LifeSection view={view} />
    </Suspense>
  );
}
