import type { Content } from "./content.ts";

/** Whether everybody reads it whole. */
export function isPublished({ visibility, withheld }: Pick<Content, "visibility" | "withheld">): boolean {
  return visibility === "public" && withheld !== true;
}
