import { normalise } from "../basics/normalise.ts";
import type { Idea } from "./idea.ts";

const SHOWN_MAX = 3;
/** Shorter words (« des », « pour », « dans ») make everything alike. */
const WORD_CHARS_MIN = 5;
/** « piste » and « pistes », « planter » and « plantation » begin alike. */
const STEM_CHARS = 5;

/** Ideas that may say the same as a title that is being typed, those with most words in common first. */
export function similarIdeas<T extends Pick<Idea, "title" | "proposal">>(
  title: string,
  ideas: readonly T[],
): readonly T[] {
  const stems = stemsOf(title);
  if (stems.size === 0) return [];
  return ideas
    .map((idea) => ({ idea, common: commonOf(stems, stemsOf(`${idea.title} ${idea.proposal}`)) }))
    .filter(({ common }) => common >= Math.min(2, stems.size))
    .toSorted((a, b) => b.common - a.common)
    .slice(0, SHOWN_MAX)
    .map(({ idea }) => idea);
}

function stemsOf(text: string): ReadonlySet<string> {
  const words = normalise(text).split(" ");
  return new Set(
    words.filter((word) => word.length >= WORD_CHARS_MIN).map((word) => word.slice(0, STEM_CHARS)),
  );
}

function commonOf(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...stems].filter((stem) => others.has(stem)).length;
}
