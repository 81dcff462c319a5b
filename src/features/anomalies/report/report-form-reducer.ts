import type { CategoryId, SubcategoryId } from "../../../domain/anomaly/categories.ts";
import { withPlace, type PlaceMove } from "../../../shared/place/place-fields.ts";
import type { ReportForm } from "./report-form.ts";
import { titlePrefill } from "./title-prefill.ts";

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
  const isOurs = form.title.trim() === "" || form.title === titlePrefill(form.categoryId, form.subcategoryId);
  const title = isOurs ? titlePrefill(categoryId, subcategoryId) : form.title;
  return { ...form, categoryId, subcategoryId, title };
}
