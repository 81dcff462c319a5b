import type { I18n } from "@lingui/core";
import type { BlockedId } from "../../domain/anomaly/categories.ts";
import type { SearchWords } from "../../domain/anomaly/search-categories.ts";
import { categoryLabel, subcategoryLabel } from "./category-labels.ts";
import { ENGLISH_SEARCH } from "./english-search.ts";
import { FRENCH_SEARCH } from "./french-search.ts";
import type { SearchTable } from "./table-types.ts";

/** Only the report form and its search need these, so both languages come with it. */
export function searchWordsIn(i18n: Pick<I18n, "locale">): SearchWords {
  const { stopWords, synonyms, blocked } = tableIn(i18n);
  return {
    stopWords: new Set(stopWords.split(" ")),
    category: (id) => categoryLabel(i18n, id),
    subcategory: (id, subcategoryId) => ({
      label: subcategoryLabel(i18n, id, subcategoryId),
      synonyms: new Map(Object.entries(synonyms[id])).get(subcategoryId) ?? "",
    }),
    blocked: (id) => blocked[id],
  };
}

export function blockedLabel(i18n: Pick<I18n, "locale">, id: BlockedId): string {
  return tableIn(i18n).blocked[id].label;
}

function tableIn({ locale }: Pick<I18n, "locale">): SearchTable {
  return locale === "en" ? ENGLISH_SEARCH : FRENCH_SEARCH;
}
