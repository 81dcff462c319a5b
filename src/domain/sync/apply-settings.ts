import { definitionOf, subjectOf } from "../command/command.ts";
import { isSameSubject, type Subject } from "../command/subject.ts";
import type { PendingCommand } from "./sync-state.ts";

/** A city's settings or a person's own with what was asked on this device and they do not show yet; `rev` stays what the city says. */
export function applySettings<T extends { readonly rev: number }>(
  document: T,
  subject: Subject,
  pending: readonly PendingCommand[],
): T {
  return pending.reduce((applied, { command, state, outcome }) => {
    const { shows } = definitionOf(command);
    if (shows === undefined || state === "refused" || state === "conflict") return applied;
    const isShown = outcome?.state === "applied" && outcome.rev <= document.rev;
    if (isShown || !isSameSubject(subjectOf(command), subject)) return applied;
    return shows(applied, command.payload) as T;
  }, document);
}
