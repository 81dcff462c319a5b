import type { Instant } from "../basics/instant.ts";
import type { Content } from "./content.ts";

/** Whether moderators hold more of it than everybody. */
export function isFlagged({ flags = [] }: Pick<Content, "flags">): boolean {
  return flags.length > 0;
}

/** What is flagged, and why, is for moderators; not even its author reads it. */
export function withoutFlags<T extends Content>(content: T): T {
  const { flags: _, ...rest } = content;
  // `flags` may be missing from every content.
  return content.flags === undefined ? content : (rest as unknown as T);
}

/** Since when it waits for a moderator: since it came, was contested, or was flagged first; null when it does not. */
export function waitingSinceOf({
  visibility,
  createdAt,
  moderated,
  flags = [],
}: Pick<Content, "visibility" | "createdAt" | "moderated" | "flags">): Instant | null {
  if (visibility === "pending") return createdAt;
  if (moderated?.appeal !== undefined) return moderated.appeal.at;
  return flags.length === 0 ? null : Math.min(...flags.map(({ at }) => at));
}
