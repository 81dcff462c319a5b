import type { I18n } from "@lingui/core";
import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import { categoryLabel, subcategoryLabel } from "./category-labels.ts";

/** What a report is called. While its text is not public, its sub-category says what it is about. */
export function anomalyTitle(
  i18n: Pick<I18n, "locale">,
  { title, categoryId, subcategoryId }: Pick<Anomaly, "title" | "categoryId" | "subcategoryId">,
): string {
  if (title !== "") return title;
  return subcategoryLabel(i18n, categoryId, subcategoryId) || categoryLabel(i18n, categoryId);
}
