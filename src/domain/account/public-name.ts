import { tidyText } from "../basics/text.ts";
import { AUTHOR_NAME_CHARS_MAX } from "../limits/limits.ts";
import { isOfficial, type Actor } from "./actor.ts";
import { displayNameSchema } from "./display-name.ts";

/** The name others may read: within its limit, and empty (« Un habitant ») rather than unreadable or misleading. */
export function publicNameOf(actor: Actor): string {
  const name = Array.from(tidyText(actor.displayName)).slice(0, AUTHOR_NAME_CHARS_MAX).join("");
  const parsed = displayNameSchema({ isOfficial: isOfficial(actor) }).parse(name);
  return parsed.ok ? parsed.value : "";
}
