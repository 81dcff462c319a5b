import type { Content } from "./content.ts";

/** Why it is hidden is everybody's to know; who decided, and what was written to its author, is not. */
export function publicDecision({ moderated }: Content): Pick<Content, "moderated"> {
  if (moderated === undefined) return {};
  return { moderated: { ...moderated, reason: "", byKind: "moderator", byName: "" } };
}
