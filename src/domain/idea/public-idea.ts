import { publicDecision } from "../content/public-decision.ts";
import { withoutFlags } from "../content/flags.ts";
import { emptied } from "../content/emptied.ts";
import type { Idea } from "./idea.ts";

const UNSAID = { title: "", finding: "", proposal: "", forWhom: "", address: "" } as const;

/** Fields that say where it stands. */
export const IDEA_STANDING = [
  "number",
  "rev",
  "status",
  "visibility",
  "moderated",
  "history",
  "updatedAt",
  "supportsCount",
  "guestSupportsCount",
  "followersCount",
  "inFavourOf",
  "mergeWith",
] as const satisfies readonly (keyof Idea)[];

/** What everybody's devices may hold. While it is not public, its category, its status and its dates; its place while it waits. */
export function publicIdeaOf(idea: Idea): Idea {
  if (idea.visibility === "public") return { ...withoutFlags(idea), ...publicDecision(idea), authorId: "" };
  const place = idea.visibility === "private" ? null : idea.place;
  const { precisions: _, links: __, ...said } = idea;
  return { ...emptied(said), ...UNSAID, place };
}
