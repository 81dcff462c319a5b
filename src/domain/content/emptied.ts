import type { Content } from "./content.ts";
import { withoutFlags } from "./flags.ts";
import { publicDecision } from "./public-decision.ts";

const NOBODYS = { authorId: "", authorKind: "resident", authorName: "" } as const;

/** What every public document loses while it is not public: its author, its photos, why its status changed and what a moderator wrote to them. */
export function emptied<T extends Content>(content: T): T {
  const history = content.history.map(({ at, status }) => ({
    at,
    status,
    reason: "",
    byKind: "resident" as const,
    byName: "",
  }));
  return { ...withoutFlags(content), ...NOBODYS, ...publicDecision(content), photos: [], history };
}
