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
export function endedWait(since: Instant, content: Waiting): EndedWait | undefined {
  const decidedAt = content.moderated?.at ?? 0;
  if (isWaiting(content) || decidedAt < since) return undefined;
  return { decidedAt, waitedMs: decidedAt - since };
}

type Waiting = Pick<Content, "visibility" | "moderated" | "flags">;

/** Whether a moderator is to look at it: it is not public yet, is contested, or is flagged. */
export function isWaiting({ visibility, moderated, flags = [] }: Waiting): boolean {
  return visibility === "pending" || moderated?.appeal !== undefined || flags.length > 0;
}

/**
 * Since when it waits; null when it does not. What everybody had read begins to wait with what changes it.
 * @param known the same before that change
 */
export function waitingSinceOf(
  content: Waiting & Pick<Content, "updatedAt">,
  known: Instant | null,
): Instant | null {
  return isWaiting(content) ? (known ?? content.updatedAt) : null;
}
