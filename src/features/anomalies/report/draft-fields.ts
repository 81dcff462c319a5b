import type { DraftFields } from "../../../data/device/rows.ts";
import type { REPORT_KIND } from "../../../domain/anomaly/report-payload.ts";
import { EMPTY_REPORT, type ReportForm } from "./report-form.ts";

type ReportFields = DraftFields<typeof REPORT_KIND>;

/** What of the form is worth keeping: choices not made yet leave no field. */
export function draftFieldsOf(form: ReportForm): ReportFields {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null));
}

/** The form as it was left. Fields an older version did not know start empty. */
export function formOfDraft(fields: ReportFields): ReportForm {
  return { ...EMPTY_REPORT, ...fields };
}

/** True once there is something to lose. */
export function isWorthKeeping(form: ReportForm): boolean {
  return JSON.stringify(form) !== JSON.stringify(EMPTY_REPORT);
}
