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

/** A content that waited for a moderator, and when one decided about it. */
interface EndedWait {
  readonly decidedAt: Instant;
  readonly waitedMs: number;
}

/** Undefined while it waits, and where its author ended that. @param since when it began to wait */
export function endedWait(
  since: Instant,
  content: Pick<Content, "visibility" | "createdAt" | "flags" | "moderated">,
): EndedWait | undefined {
  const decidedAt = content.moderated?.at ?? 0;
  if (waitingSinceOf(content) !== null || decidedAt < since) return undefined;
  return { decidedAt, waitedMs: decidedAt - since };
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
