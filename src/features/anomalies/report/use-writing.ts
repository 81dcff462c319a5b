import { useRef } from "react";
import type { DraftOf } from "../../../data/device/rows.ts";
import { usePhotos } from "../../../data/photos/use-photos.ts";
import { REPORT_KIND } from "../../../domain/anomaly/report-payload.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import { isWorthKeeping } from "../../../shared/drafts/draft-fields.ts";
import { useDraftForm } from "../../../shared/drafts/use-draft-form.ts";
import { useDraftNote } from "../../../shared/drafts/use-draft-note.ts";
import { useAddPhotos } from "../../../shared/photos/use-add-photos.ts";
import { isIn } from "../../../shared/place/use-my-position.ts";
import { reportFormReducer } from "./report-form-reducer.ts";
import { EMPTY_REPORT } from "./report-form.ts";
import { useSubmitReport } from "./use-submit-report.ts";

const NO_PHOTOS = [] as const;
const RULES = { empty: EMPTY_REPORT, reduce: reportFormReducer };

/** A report while it is written: its form and photos, kept as a draft, and its sending. */
export function useWriting(city: City, draftId: Identifier, draft: DraftOf<typeof REPORT_KIND> | null) {
  const { id: cityId } = city;
  const head = { id: draftId, kind: REPORT_KIND, cityId } as const;
  const { form, dispatch, problem: keeping } = useDraftForm(head, draft, RULES);
  const photos = usePhotos(draftId) ?? NO_PHOTOS;
  const adding = useAddPhotos({
    cityId,
    kind: REPORT_KIND,
    draftId,
    onPlace: (place) => {
      if (isIn(city, place)) dispatch({ type: "proposed", place, source: "photo", accuracyM: null });
    },
  });
  const submission = useSubmitReport({ reportId: draftId, cityId, form, photos });
  const isSent = useRef(false);
  useDraftNote(photos.length > 0 || isWorthKeeping(form, EMPTY_REPORT), isSent);
  const submit = async () => {
    // A photo that is still being made smaller belongs to this report.
    if (adding.isAdding) return;
    isSent.current = await submission.submit();
  };
  return { form, dispatch, photos, adding, submission, keeping, submit };
}
