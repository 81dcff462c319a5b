import { useData } from "../../../data/data-context.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { comingPart, sparePart } from "../../../ui/coming-part.tsx";

const LifeSection = comingPart(async () => (await withWords(import("./life-section.tsx"))).LifeSection);

/** Where these do not come, the section below says so. */
const Items = sparePart(async () => (await withWords(import("./life-section.tsx"))).AuthorItems);
const Primary = sparePart(async () => (await withWords(import("./life-section.tsx"))).AuthorPrimary);

/** What residents and the author may say of a report; fetched once somebody reads one. */
export function AnomalyLife({ view, city }: { readonly view: AnomalyView; readonly city: City }) {
  return useHasLife(view) ? <LifeSection view={view} city={city} /> : null;
}

export function AuthorPrimary({ view }: { readonly view: AnomalyView }) {
  return useHasLife(view) && view.mine ? <Primary anomaly={view.anomaly} /> : null;
}

export function AuthorItems({ view }: { readonly view: AnomalyView }) {
  return useHasLife(view) && view.mine ? <Items anomaly={view.anomaly} /> : null;
}

function useHasLife({ anomaly }: AnomalyView): boolean {
  const { visiting = false } = useData();
  return !visiting && anomaly.visibility !== "hidden";
}
