import type { Content } from "../content/content.ts";

/** Moderators speak for the commune, and behind a deleted account there is nobody whom a decision would reach. */
export function mayBeReproved({ authorKind }: Pick<Content, "authorKind">): boolean {
  return authorKind === "resident" || authorKind === "guest";
}
