import { isModeratorOf, type Actor } from "../account/actor.ts";
import type { Content } from "./content.ts";

/** What is private is shown to its author and to moderators who hold what was written; its projection to nobody. */
export function isShownTo(
  { visibility, authorId, cityId }: Pick<Content, "visibility" | "authorId" | "cityId">,
  viewer: Actor,
): boolean {
  if (visibility !== "private") return true;
  return authorId !== "" && (authorId === viewer.uid || isModeratorOf(viewer, cityId));
}
