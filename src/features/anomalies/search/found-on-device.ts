import { anomalyTitle } from "../../../domain/anomaly/anomaly-title.ts";
import type { AnomalyView } from "../../../domain/anomaly/pending-overlay.ts";
import { saysAll, wordsOf } from "../../../shared/collection/search-words.ts";

/** The reports whose title, number or address say every word, in their order; none for no word. */
export function reportsSaying(text: string, views: readonly AnomalyView[]): readonly AnomalyView[] {
  const words = wordsOf(text);
  return views.filter(({ anomaly }) =>
    saysAll(words, `${anomalyTitle(anomaly)} ${anomaly.number} ${anomaly.address}`),
  );
}

export function citiesSaying<C extends { readonly name: string }>(
  text: string,
  cities: readonly C[],
): readonly C[] {
  const words = wordsOf(text);
  return cities.filter(({ name }) => saysAll(words, name));
}
