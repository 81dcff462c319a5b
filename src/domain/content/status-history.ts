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

/** Whoever of the commune decided last about its status as it is; else who led it there. Its author may have said more since. */
export function noteAbout(code: ChangeNote["code"], { history }: Content): ChangeNote {
  const before = history.findLastIndex(({ status }) => status !== history.at(-1)?.status);
  const since = history.slice(before + 1);
  const isOfTheCommune = ({ byKind }: StatusChange): boolean => byKind === "moderator" || byKind === "admin";
  const { byKind = "moderator", byName = "" } = since.findLast(isOfTheCommune) ?? since[0] ?? {};
  return { code, byKind, byName };
}

/** Another moderator put it right so; a correction keeps no names. */
export const CORRECTED_BEFORE: ChangeNote = { code: "already_done", byKind: "moderator", byName: "" };
