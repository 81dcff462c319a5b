import { useEffect, useReducer, useRef, useState, type Dispatch } from "react";
import { systemClock } from "../../clock/system-clock.ts";
import { useDevice } from "../../data/data-context.ts";
import type { DraftOf, DraftRow } from "../../data/device/rows.ts";
import type { StorageProblem } from "../../data/device/storage-problem.ts";
import { saveDraft } from "../../data/drafts/save-draft.ts";
import { countUnkept } from "../../data/drafts/unkept.ts";
import type { CommandKind } from "../../domain/command/commands.ts";
import { draftFieldsOf } from "./draft-fields.ts";

type DraftHead<K extends CommandKind> = Pick<DraftOf<K>, "id" | "kind" | "cityId">;

export interface FormRules<K extends CommandKind, F, A> {
  readonly empty: F;
  readonly reduce: (form: F, action: A) => F;
  /** What the device finds out by itself: alone, it is no reason to keep a form that nobody has touched. */
  readonly isFound?: (action: A) => boolean;
  /** The form of what is kept: fields of the form, or those of a command that came back to be corrected. */
  readonly restore: (draft: DraftOf<K>) => F;
}

interface KeptForm<F, A> {
  readonly form: F;
  /** Somebody did something with it, or it was kept before. */
  readonly isTouched: boolean;
  readonly dispatch: Dispatch<A>;
  readonly problem: StorageProblem | null;
}

/** What is typed, restored from the draft and saved in it at each change (FORM-6). */
export function useDraftForm<K extends CommandKind, F extends object, A>(
  draft: DraftHead<K>,
  stored: DraftOf<K> | null,
  { empty, reduce, restore, isFound }: FormRules<K, F, A>,
  hasPhotos: boolean,
): KeptForm<F, A> {
  const [{ form, untouched }, dispatch] = useReducer(
    (before: Writing<F>, action: A): Writing<F> => {
      const after = reduce(before.form, action);
      const isSame = before.form === before.untouched && isFound?.(action) === true;
      return { form: after, untouched: isSame ? after : before.untouched };
    },
    stored,
    (row) => (row === null ? { form: empty, untouched: empty } : { form: restore(row), untouched: null }),
  );
  // With a photo it is kept as it is, with what the device found out.
  const isTouched = hasPhotos || form !== untouched;
  const problem = useSavedDraft(draft, form, { isTouched, isKept: stored !== null });
  return { form, isTouched, dispatch, problem };
}

interface Writing<F> {
  readonly form: F;
  /** As it is while nobody has touched it; null where it was kept before. */
  readonly untouched: F | null;
}

function useSavedDraft<K extends CommandKind>(
  { id, kind, cityId }: DraftHead<K>,
  form: object,
  { isTouched, isKept }: { readonly isTouched: boolean; readonly isKept: boolean },
): StorageProblem | null {
  const device = useDevice();
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const savedForm = useRef(isKept ? form : undefined);
  useEffect(() => {
    if (savedForm.current === form || !isTouched) return;
    savedForm.current = form;
    const row: DraftOf<K> = { id, kind, cityId, fields: draftFieldsOf(form), updatedAt: systemClock.now() };
    void saveDraft(device, row as DraftRow).then((result) => setProblem(result.ok ? null : result.problem));
  }, [device, id, kind, cityId, form, isTouched]);
  const isUnkept = problem !== null;
  useEffect(() => {
    if (!isUnkept) return;
    countUnkept(1);
    return () => countUnkept(-1);
  }, [isUnkept]);
  return problem;
}
