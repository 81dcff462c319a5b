import { FLAGS_HIDE } from "../limits/limits.ts";
import type { Content, Flag } from "./content.ts";

/** Personal data are hidden at once, anything else when enough residents say so. */
export function areEnoughToHide(flags: readonly Flag[]): boolean {
  const byResidents = flags.filter(({ byKind }) => byKind !== "guest");
  return flags.some(({ code }) => code === "privacy") || byResidents.length >= FLAGS_HIDE;
}

/** Not public, and flagged as much as takes away what is: a moderator may flag what waited already. Only who reads flags can tell. */
export function isHeldByFlags({ visibility, flags = [] }: Pick<Content, "visibility" | "flags">): boolean {
  return visibility === "pending" && areEnoughToHide(flags);
}

/**
 * Whether it was taken from everybody who could read it: hidden, held back by flags, left to the town hall alone, or withdrawn. What its
 * author wrote for the town hall alone, or what waits to be checked, nobody takes away.
 */
export function isTakenAway(content: Content): boolean {
  const { visibility, moderated, history } = content;
  if (visibility === "public") return false;
  if (visibility === "pending") return isHeldByFlags(content);
  if (visibility === "hidden") return true;
  return moderated?.to === "private" || history.some(({ status }) => status === "withdrawn");
}
