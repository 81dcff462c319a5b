import type { BlockedId, CategoryId, SubcategoryIdOf } from "../../domain/anomaly/categories.ts";

export type CategoryLabels = {
  readonly [C in CategoryId]: {
    readonly label: string;
    readonly subcategories: Readonly<Record<SubcategoryIdOf<C>, string>>;
  };
};

export interface SearchTable {
  /** Words that say nothing about a problem; without accents, separated by spaces. */
  readonly stopWords: string;
  /** Singular, separated by commas. */
  readonly synonyms: { readonly [C in CategoryId]: Readonly<Record<SubcategoryIdOf<C>, string>> };
  readonly blocked: Readonly<Record<BlockedId, { readonly label: string; readonly synonyms: string }>>;
}
