import { CATEGORY_IDS, type CategoryId } from "../../../domain/anomaly/categories.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";

/** What residents of French communes report most, until this one has reports of its own. */
const USUAL: readonly CategoryId[] = ["voirie", "eclairage", "proprete", "objets", "mobilier", "vegetal"];

/** All categories, what is reported most here first; the usual ones settle what is even. */
export function byUse(anomalies: readonly Pick<Anomaly, "categoryId">[]): readonly CategoryId[] {
  const counts = new Map<CategoryId, number>();
  for (const { categoryId } of anomalies) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  const usual = [...new Set([...USUAL, ...CATEGORY_IDS])];
  return usual.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}
