import { normalise } from "./normalise.ts";

/** Shorter words (« des », « pour », « dans ») make everything alike. */
const WORD_CHARS_MIN = 5;
/** « piste » and « pistes », « planter » and « plantation » begin alike. */
const STEM_CHARS = 5;

/** How the words of a text begin, by which it is compared with others. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = normalise(text).split(" ");
  return new Set(
    words.filter((word) => word.length >= WORD_CHARS_MIN).map((word) => word.slice(0, STEM_CHARS)),
  );
}

export function commonStems(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...stems].filter((stem) => others.has(stem)).length;
}
