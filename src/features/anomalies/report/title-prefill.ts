import {
  categoryOf,
  subcategoryOf,
  type CategoryId,
  type SubcategoryId,
} from "../../../domain/anomaly/categories.ts";
import { charsOf } from "../../../domain/basics/text.ts";
import { TITLE_CHARS } from "../../../domain/limits/limits.ts";

/** The title a choice suggests: its label, with the category where the label alone is too short (« Banc »). « Autre » suggests nothing. */
export function titlePrefill(categoryId: CategoryId | null, subcategoryId: SubcategoryId | null): string {
  if (categoryId === null || subcategoryId === null || categoryId === "autre") return "";
  const label = subcategoryOf(categoryId, subcategoryId)?.label ?? "";
  if (label === "" || charsOf(label) >= TITLE_CHARS.min) return label;
  return `${label} (${categoryOf(categoryId).label})`;
}
