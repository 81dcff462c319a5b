import type { CategoryId, SubcategoryId } from "../../../domain/anomaly/categories.ts";
import { charsOf } from "../../../domain/basics/text.ts";
import { TITLE_CHARS } from "../../../domain/limits/limits.ts";
import { categoryLabel, subcategoryLabel } from "../../../i18n/categories/category-labels.ts";
import { SOURCE_LOCALE } from "../../../i18n/locales.ts";
import { withPlace, type PlaceMove } from "../../../shared/place/place-fields.ts";
import { EMPTY_REPORT, type ReportForm } from "./report-form.ts";

type Typed = Omit<ReportForm, "place" | "positionSource" | "accuracyM" | "categoryId" | "subcategoryId">;

export type ReportFormAction =
  | PlaceMove
  | { readonly type: "category-chosen"; readonly categoryId: CategoryId }
  | {
      readonly type: "subcategory-chosen";
      readonly categoryId: CategoryId;
      readonly subcategoryId: SubcategoryId;
    }
  | { readonly type: "typed"; readonly fields: Partial<Typed> };

export function reportFormReducer(form: ReportForm, action: ReportFormAction): ReportForm {
  switch (action.type) {
    case "placed":
    case "proposed":
    case "nudged":
    case "address-found":
      return withPlace(form, action);
    case "category-chosen":
      return form.categoryId === action.categoryId ? form : withCategory(form, action.categoryId, null);
    case "subcategory-chosen":
      return withCategory(form, action.categoryId, action.subcategoryId);
    case "typed":
      return { ...form, ...action.fields };
  }
}

function withCategory(
  form: ReportForm,
  categoryId: CategoryId,
  subcategoryId: SubcategoryId | null,
): ReportForm {
  const title = isTitleOurs(form) ? titlePrefill(categoryId, subcategoryId) : form.title;
  return { ...form, categoryId, subcategoryId, title };
}

function isTitleOurs({ title, categoryId, subcategoryId }: ReportForm): boolean {
  return title.trim() === "" || title === titlePrefill(categoryId, subcategoryId);
}

/** Whether somebody filled in anything of what the form folds away. */
export function hasDetails(form: ReportForm): boolean {
  const { danger, observedAt, onlyTownHall, relayed } = EMPTY_REPORT;
  return (
    !isTitleOurs(form) ||
    form.danger !== danger ||
    form.observedAt !== observedAt ||
    form.onlyTownHall !== onlyTownHall ||
    form.relayed !== relayed
  );
}

/** The commune reads the title: it is in its language, whatever the language of the form. */
const OF_COMMUNE = { locale: SOURCE_LOCALE };

/** The title a choice suggests: its label, with the category where the label alone is too short (« Banc »). « Autre » suggests nothing. */
function titlePrefill(categoryId: CategoryId | null, subcategoryId: SubcategoryId | null): string {
  if (categoryId === null || subcategoryId === null || categoryId === "autre") return "";
  const label = subcategoryLabel(OF_COMMUNE, categoryId, subcategoryId);
  if (label === "" || charsOf(label) >= TITLE_CHARS.min) return label;
  return `${label} (${categoryLabel(OF_COMMUNE, categoryId)})`;
}
