import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { I18n } from "@lingui/core";
import { saysAll, thoseSaying, wordsOf } from "../../../shared/collection/search-words.ts";

/** The reports whose title, number or address say every word, in their order; none for no word. */
export function reportsSaying(
  i18n: I18n,
  text: string,
  views: readonly AnomalyView[],
): readonly AnomalyView[] {
  if (wordsOf(text).length === 0) return [];
  return thoseSaying(
    text,
    views,
    ({ anomaly }) => `${anomalyTitle(i18n, anomaly)} ${anomaly.number} ${anomaly.address}`,
  );
}

export function citiesSaying<C extends { readonly name: string }>(
  text: string,
  cities: readonly C[],
): readonly C[] {
  const words = wordsOf(text);
  return cities.filter(({ name }) => saysAll(words, name));
}
