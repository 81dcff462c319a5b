import type { DraftFields } from "../../data/device/rows.ts";
import type { CommandKind } from "../../domain/command/commands.ts";

/** What of a form is worth keeping: choices not made yet leave no field. */
export function draftFieldsOf<K extends CommandKind>(form: object): DraftFields<K> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null)) as DraftFields<K>;
}

/** The form as it was left. Fields an older version did not know start empty. */
export function formOfDraft<F extends object>(empty: F, fields: object): F {
  return { ...empty, ...fields };
}

export function isWorthKeeping<F extends object>(form: F, empty: F): boolean {
  return JSON.stringify(form) !== JSON.stringify(empty);
}
