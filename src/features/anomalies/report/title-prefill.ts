import type { CategoryId, SubcategoryId } from "../../../domain/anomaly/categories.ts";
import { charsOf } from "../../../domain/basics/text.ts";
import { TITLE_CHARS } from "../../../domain/limits/limits.ts";
import { categoryLabel, subcategoryLabel } from "../../../i18n/categories/category-labels.ts";
import { SOURCE_LOCALE } from "../../../i18n/locales.ts";

/** The commune reads the title: it is in its language, whatever the language of the form. */
const OF_COMMUNE = { locale: SOURCE_LOCALE };

/** The title a choice suggests: its label, with the category where the label alone is too short (« Banc »). « Autre » suggests nothing. */
export function titlePrefill(categoryId: CategoryId | null, subcategoryId: SubcategoryId | null): string {
  if (categoryId === null || subcategoryId === null || categoryId === "autre") return "";
  const label = subcategoryLabel(OF_COMMUNE, categoryId, subcategoryId);
  if (label === "" || charsOf(label) >= TITLE_CHARS.min) return label;
  return `${label} (${categoryLabel(OF_COMMUNE, categoryId)})`;
}
