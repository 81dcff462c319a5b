import { isOnlyTownHall } from "../../../domain/anomaly/report-visibility.ts";
import type { ReportForm } from "./report-form.ts";

export function isForcedPrivate({ categoryId, subcategoryId }: ReportForm): boolean {
  return categoryId !== null && subcategoryId !== null && isOnlyTownHall({ categoryId, subcategoryId });
}
