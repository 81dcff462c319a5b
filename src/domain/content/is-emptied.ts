import type { Content } from "./content.ts";

/** Whether this is what everybody’s devices hold of what is not public. What a deleted account wrote has no author either, and its words. */
export function isEmptied({ visibility, authorId, authorKind }: Content): boolean {
  return visibility !== "public" && authorId === "" && authorKind !== "deleted";
}
