import type { Anomaly } from "./anomaly.ts";
import { categoryOf, subcategoryOf } from "./categories.ts";

/** What a report is called. While its text is not public, its sub-category says what it is about. */
export function anomalyTitle({
  title,
  categoryId,
  subcategoryId,
}: Pick<Anomaly, "title" | "categoryId" | "subcategoryId">): string {
  if (title !== "") return title;
  return subcategoryOf(categoryId, subcategoryId)?.label ?? categoryOf(categoryId).label;
}
