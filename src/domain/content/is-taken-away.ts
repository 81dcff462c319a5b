import { FLAGS_HIDE } from "../limits/limits.ts";
import type { Content, Flag } from "./content.ts";

/** Personal data are hidden at once, anything else when enough residents say so. */
export function areEnoughToHide(flags: readonly Flag[]): boolean {
  const byResidents = flags.filter(({ byKind }) => byKind !== "guest");
  return flags.some(({ code }) => code === "privacy") || byResidents.length >= FLAGS_HIDE;
}

/**
 * Whether it was taken from everybody who could read it: hidden, held back by flags, left to the town hall alone, or withdrawn. What its
 * author wrote for the town hall alone, or what waits to be checked, nobody takes away.
 */
export function isTakenAway({ visibility, moderated, flags = [], history }: Content): boolean {
  if (visibility === "public") return false;
  if (visibility === "pending") return areEnoughToHide(flags);
  if (visibility === "hidden") return true;
  return moderated?.to === "private" || history.some(({ status }) => status === "withdrawn");
}
