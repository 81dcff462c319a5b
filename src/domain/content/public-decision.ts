import type { Content } from "./content.ts";

/** Why it is hidden is everybody's to know; who decided, what was written to its author, and what they answered, is not. */
export function publicDecision({ moderated }: Content): Pick<Content, "moderated"> {
  if (moderated === undefined) return {};
  const { by: _, appeal: __, isFinal: ___, ...decision } = moderated;
  return { moderated: { ...decision, reason: "", byKind: "moderator", byName: "" } };
}
