import { useData } from "../../../data/data-context.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { comingPart } from "../../../ui/coming-part.tsx";

const LifeSection = comingPart(async () => (await withWords(import("./life-section.tsx"))).LifeSection);

/** What residents and the author may say of a report; fetched once somebody reads one. */
export function AnomalyLife({ view, city }: { readonly view: AnomalyView; readonly city: City }) {
  const { visiting = false } = useData();
  if (visiting || view.anomaly.visibility === "hidden") return null;
  return <LifeSection view={view} city={city} />;
}
