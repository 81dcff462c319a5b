import type { DraftRow } from "../../data/device/rows.ts";

type DraftFields = DraftRow["fields"];

/** What of a form is worth keeping: choices not made yet leave no field. */
export function draftFieldsOf(form: object): DraftFields {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null));
}

/** The form as it was left. Fields an older version did not know start empty. */
export function formOfDraft<F extends object>(empty: F, fields: DraftFields): F {
  return { ...empty, ...fields };
}

/** True once there is something to lose. */
export function isWorthKeeping<F extends object>(form: F, empty: F): boolean {
  return JSON.stringify(form) !== JSON.stringify(empty);
}
