import type { Content } from "../../domain/content/content.ts";
import { isFlagged } from "../../domain/content/flags.ts";
import { isAppealed } from "../../domain/moderation/appealed.ts";

/** Whether all may see it is to be decided. */
export function isJudged(content: Content): boolean {
  return content.visibility === "pending" || isFlagged(content) || isAppealed(content);
}
