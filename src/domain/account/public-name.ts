import { hasExcludedCharacter, tidyText } from "../basics/text.ts";
import { AUTHOR_NAME_CHARS_MAX } from "../limits/limits.ts";
import type { Actor } from "./actor.ts";

/** The name others may read: within its limit, and empty (« Un habitant ») rather than unreadable. */
export function publicNameOf({ displayName }: Actor): string {
  const name = tidyText(displayName);
  if (hasExcludedCharacter(name, "one")) return "";
  return tidyText(Array.from(name).slice(0, AUTHOR_NAME_CHARS_MAX).join(""));
}
