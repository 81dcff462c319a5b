import type { Instant } from "../basics/instant.ts";
import { IDEA_ARCHIVED_MS } from "../limits/idea-limits.ts";
import type { Idea } from "./idea.ts";

/** A year without a decision, counted from the last step: it is kept, and no longer gathers supports. Nobody stores it. */
export function isArchived({ status, history, createdAt }: Idea, at: Instant): boolean {
  if (status !== "open" && status !== "review") return false;
  return at - (history.at(-1)?.at ?? createdAt) > IDEA_ARCHIVED_MS;
}
