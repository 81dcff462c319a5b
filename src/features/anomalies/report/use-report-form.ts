import { useEffect, useReducer, useRef, useState, type Dispatch } from "react";
import { useDevice } from "../../../data/data-context.ts";
import type { DraftOf } from "../../../data/device/rows.ts";
import type { StorageProblem } from "../../../data/device/storage-problem.ts";
import { saveDraft } from "../../../data/drafts/save-draft.ts";
import { countUnkept } from "../../../data/drafts/unkept.ts";
import { REPORT_KIND } from "../../../domain/anomaly/report-payload.ts";
import { draftFieldsOf, formOfDraft } from "./draft-fields.ts";
import { reportFormReducer, type ReportFormAction } from "./report-form-reducer.ts";
import { EMPTY_REPORT, type ReportForm } from "./report-form.ts";

type ReportDraft = DraftOf<typeof REPORT_KIND>;

export interface KeptForm {
  readonly form: ReportForm;
  readonly dispatch: Dispatch<ReportFormAction>;
  /** Why the last change is not on the device; null when it is, or soon will be. */
  readonly problem: StorageProblem | null;
}

/** What is typed, restored from the draft and kept in it at each change (FORM-6). */
export function useReportForm(draft: Pick<ReportDraft, "id" | "cityId">, kept: ReportDraft | null): KeptForm {
  const [form, dispatch] = useReducer(reportFormReducer, kept, (row) =>
    row === null ? EMPTY_REPORT : formOfDraft(row.fields),
  );
  const problem = useDraftKept(draft, form);
  return { form, dispatch, problem };
}

/** Keeps the draft on the device equal to the form. */
function useDraftKept(
  { id, cityId }: Pick<ReportDraft, "id" | "cityId">,
  form: ReportForm,
): StorageProblem | null {
  const device = useDevice();
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const saved = useRef(form);
  useEffect(() => {
    if (saved.current === form) return;
    saved.current = form;
    const row = {
      id,
      kind: REPORT_KIND,
      cityId,
      fields: draftFieldsOf(form),
      updatedAt: Date.now(),
    } as const;
    void saveDraft(device, row).then((kept) => setProblem(kept.ok ? null : kept.problem));
  }, [device, id, cityId, form]);
  const isUnkept = problem !== null;
  useEffect(() => {
    if (!isUnkept) return;
    countUnkept(1);
    return () => countUnkept(-1);
  }, [isUnkept]);
  return problem;
}
