import type { Idea, IdeaStep } from "./idea.ts";

/** What the commune answered last, in words. */
export function ideaAnswer({ history }: Pick<Idea, "history">): IdeaStep | undefined {
  return history.findLast(({ status, reason }) => status !== "open" && status !== "retired" && reason !== "");
}
