import type { Content } from "./content.ts";
import { withoutFlags } from "./flags.ts";

/** What its author may hold of a content that is not public: neither why it was flagged nor which account decided about it. */
export function forAuthor(content: Content): Content {
  const { moderated } = content;
  if (moderated?.by === undefined) return withoutFlags(content);
  const { by: _, ...decision } = moderated;
  return { ...withoutFlags(content), moderated: decision };
}
