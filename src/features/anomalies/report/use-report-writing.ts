import { useMemo } from "react";
import type { DraftOf } from "../../../data/device/rows.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { REPORT_KIND } from "../../../domain/anomaly/report-payload.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import type { Place } from "../../../domain/place/place.ts";
import { formOfDraft } from "../../../shared/drafts/draft-fields.ts";
import { useWriting } from "../../../shared/drafts/use-writing.ts";
import { isIn } from "../../../shared/place/use-my-position.ts";
import { reportFormReducer, type ReportFormAction } from "./report-form-reducer.ts";
import { EMPTY_REPORT, type ReportForm } from "./report-form.ts";
import { reportOfForm } from "./report-of-form.ts";

const RULES = {
  reduce: reportFormReducer,
  isFound: ({ type }: ReportFormAction): boolean => type === "address-found",
  restore: ({ fields }: DraftOf<typeof REPORT_KIND>): ReportForm => formOfDraft(EMPTY_REPORT, fields),
};

export function useReportWriting(
  city: City,
  draftId: Identifier,
  draft: DraftOf<typeof REPORT_KIND> | null,
  views: readonly AnomalyView[],
  at: Place | null,
) {
  // A place that was pointed at is no reason to keep a draft.
  const rules = useMemo(() => ({ ...RULES, empty: { ...EMPTY_REPORT, place: at } }), [at]);
  return useWriting({
    head: { id: draftId, kind: REPORT_KIND, cityId: city.id },
    draft,
    rules,
    check: (form: ReportForm, photos, now) => reportOfForm(form, photos, views, now),
    onPhotoPlace: (place, dispatch) => {
      if (isIn(city, place)) dispatch({ type: "proposed", place, source: "photo", accuracyM: null });
    },
  });
}
