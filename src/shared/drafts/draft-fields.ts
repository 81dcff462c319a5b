import type { DraftFields } from "../../data/device/rows.ts";
import type { CommandKind } from "../../domain/command/commands.ts";

export function draftFieldsOf<K extends CommandKind>(form: object): DraftFields<K> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null)) as DraftFields<K>;
}

export function formOfDraft<F extends object>(empty: F, fields: object): F {
  return { ...empty, ...fields };
}

export function isWorthKeeping<F extends object>(form: F, empty: F): boolean {
  return JSON.stringify(form) !== JSON.stringify(empty);
}
