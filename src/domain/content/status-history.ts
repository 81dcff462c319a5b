import type { ChangeNote } from "../command/outcome.ts";
import { HISTORY_ENTRIES_MAX } from "../limits/limits.ts";
import type { Content, StatusChange } from "./content.ts";

/** Once it is full, what followed the creation makes room: the first line stays, and so do the latest. */
export function historyWith<S extends string>(
  history: readonly StatusChange<S>[],
  step: StatusChange<S>,
): readonly StatusChange<S>[] {
  if (history.length < HISTORY_ENTRIES_MAX) return [...history, step];
  return [...history.slice(0, 1), ...history.slice(history.length - HISTORY_ENTRIES_MAX + 2), step];
}

/** Whoever decided last is who was first. */
export function noteAbout(code: ChangeNote["code"], { history }: Content): ChangeNote {
  const { byKind = "moderator", byName = "" } = history.at(-1) ?? {};
  return { code, byKind, byName };
}
