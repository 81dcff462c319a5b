import { useData } from "../../../data/data-context.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { comingPart, sparePart } from "../../../ui/coming-part.tsx";

const LifeSection = comingPart(async () => (await withWords(import("./life-section.tsx"))).LifeSection);

/** Where these do not come, the section below says so. */
const Items = sparePart(async () => (await withWords(import("./life-section.tsx"))).LifeItems);
const Claims = sparePart(async () => (await withWords(import("./life-section.tsx"))).ResidentClaims);
const Primary = sparePart(async () => (await withWords(import("./life-section.tsx"))).AuthorPrimary);

interface LifeProps {
  readonly view: AnomalyView;
  readonly city: City;
}

/** What residents and the author may say of a report; fetched once somebody reads one. */
export function AnomalyLife({ view }: Pick<LifeProps, "view">) {
  return useHasLife(view) ? <LifeSection view={view} /> : null;
}

/** What whoever sees it may say of how it stands, once they have read what it says. */
export function AnomalyClaims({ view, city }: LifeProps) {
  return useHasLife(view) ? <Claims view={view} city={city} /> : null;
}

export function AuthorPrimary({ view }: { readonly view: AnomalyView }) {
  return useHasLife(view) && view.mine ? <Primary anomaly={view.anomaly} /> : null;
}

export function LifeItems({ view, city }: LifeProps) {
  return useHasLife(view) ? <Items view={view} city={city} /> : null;
}

function useHasLife({ anomaly }: AnomalyView): boolean {
  const { visiting = false } = useData();
  return !visiting && anomaly.visibility !== "hidden";
}
