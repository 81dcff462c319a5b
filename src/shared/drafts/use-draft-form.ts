import { useEffect, useReducer, useRef, useState, type Dispatch } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { DraftRow } from "../../data/device/rows.ts";
import type { StorageProblem } from "../../data/device/storage-problem.ts";
import { saveDraft } from "../../data/drafts/save-draft.ts";
import { countUnkept } from "../../data/drafts/unkept.ts";
import { draftFieldsOf, formOfDraft } from "./draft-fields.ts";

type DraftHead = Pick<DraftRow, "id" | "kind" | "cityId">;

/** A form that starts empty and changes by what a person does. */
interface FormRules<F, A> {
  readonly empty: F;
  readonly reduce: (form: F, action: A) => F;
}

interface KeptForm<F, A> {
  readonly form: F;
  readonly dispatch: Dispatch<A>;
  /** Why the last change is not on the device; null when it is, or soon will be. */
  readonly problem: StorageProblem | null;
}

/** What is typed, restored from the draft and kept in it at each change (FORM-6). */
export function useDraftForm<F extends object, A>(
  draft: DraftHead,
  kept: DraftRow | null,
  { empty, reduce }: FormRules<F, A>,
): KeptForm<F, A> {
  const [form, dispatch] = useReducer(reduce, kept, (row) =>
    row === null ? empty : formOfDraft(empty, row.fields),
  );
  const problem = useDraftKept(draft, form);
  return { form, dispatch, problem };
}

/** Keeps the draft on the device equal to the form. */
function useDraftKept({ id, kind, cityId }: DraftHead, form: object): StorageProblem | null {
  const device = useDevice();
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const saved = useRef(form);
  useEffect(() => {
    if (saved.current === form) return;
    saved.current = form;
    const row = { id, kind, cityId, fields: draftFieldsOf(form), updatedAt: Date.now() };
    void saveDraft(device, row).then((kept) => setProblem(kept.ok ? null : kept.problem));
  }, [device, id, kind, cityId, form]);
  const isUnkept = problem !== null;
  useEffect(() => {
    if (!isUnkept) return;
    countUnkept(1);
    return () => countUnkept(-1);
  }, [isUnkept]);
  return problem;
}
