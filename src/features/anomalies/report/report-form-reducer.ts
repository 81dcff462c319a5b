import type { CategoryId, SubcategoryId } from "../../../domain/anomaly/categories.ts";
import type { PositionSource } from "../../../domain/anomaly/anomaly.ts";
import { ACCURACY_M_MAX } from "../../../domain/limits/limits.ts";
import type { Place } from "../../../domain/place/place.ts";
import { nudgePlace } from "../../../domain/place/nudge-place.ts";
import type { ReportForm } from "./report-form.ts";
import { titlePrefill } from "./title-prefill.ts";

type Typed = Omit<ReportForm, "place" | "positionSource" | "accuracyM" | "categoryId" | "subcategoryId">;

export type ReportFormAction =
  | { readonly type: "restored"; readonly form: ReportForm }
  | {
      readonly type: "placed";
      readonly place: Place;
      readonly source: PositionSource;
      readonly accuracyM: number | null;
      /** Known already when the place was found by its address. */
      readonly address?: string;
    }
  | { readonly type: "nudged"; readonly northM: number; readonly eastM: number }
  /** The address the network found for a place; dropped when the place has moved since. */
  | { readonly type: "address-found"; readonly place: Place; readonly address: string }
  | { readonly type: "category-chosen"; readonly categoryId: CategoryId }
  | {
      readonly type: "subcategory-chosen";
      readonly categoryId: CategoryId;
      readonly subcategoryId: SubcategoryId;
    }
  | { readonly type: "typed"; readonly fields: Partial<Typed> };

/** How the report changes with each thing a person does. Pure. */
export function reportFormReducer(form: ReportForm, action: ReportFormAction): ReportForm {
  switch (action.type) {
    case "restored":
      return action.form;
    case "placed":
      return placed(form, action);
    case "nudged":
      return nudged(form, action);
    case "address-found":
      return form.place === action.place ? { ...form, address: action.address } : form;
    case "category-chosen":
      return form.categoryId === action.categoryId ? form : withCategory(form, action.categoryId, null);
    case "subcategory-chosen":
      return withCategory(form, action.categoryId, action.subcategoryId);
    case "typed":
      return { ...form, ...action.fields };
  }
}

function placed(form: ReportForm, action: Extract<ReportFormAction, { type: "placed" }>): ReportForm {
  const { place, source, accuracyM, address = "" } = action;
  const accuracy = accuracyM === null ? null : Math.min(Math.round(accuracyM), ACCURACY_M_MAX);
  return { ...form, place, positionSource: source, accuracyM: accuracy, address };
}

function nudged(form: ReportForm, by: { readonly northM: number; readonly eastM: number }): ReportForm {
  return form.place === null ? form : { ...form, place: nudgePlace(form.place, by), address: "" };
}

/** The title follows the sub-category until the person writes their own. */
function withCategory(
  form: ReportForm,
  categoryId: CategoryId,
  subcategoryId: SubcategoryId | null,
): ReportForm {
  const isOurs = form.title.trim() === "" || form.title === titlePrefill(form.categoryId, form.subcategoryId);
  const title = isOurs ? titlePrefill(categoryId, subcategoryId) : form.title;
  return { ...form, categoryId, subcategoryId, title };
}
