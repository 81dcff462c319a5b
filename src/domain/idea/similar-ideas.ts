import { commonStems, stemsOf } from "../basics/stems.ts";
import type { Idea } from "./idea.ts";

const SHOWN_MAX = 3;

/** Ideas that may say the same as this title, those with most words in common first; none that its author took back. */
export function similarIdeas<T extends Pick<Idea, "title" | "proposal" | "status">>(
  title: string,
  ideas: readonly T[],
): readonly T[] {
  const stems = stemsOf(title);
  if (stems.size === 0) return [];
  return ideas
    .filter(({ status }) => status !== "retired")
    .map((idea) => ({ idea, common: commonStems(stems, stemsOf(`${idea.title} ${idea.proposal}`)) }))
    .filter(({ common }) => common >= Math.min(2, stems.size))
    .toSorted((a, b) => b.common - a.common)
    .slice(0, SHOWN_MAX)
    .map(({ idea }) => idea);
}
