import { normalise } from "../../domain/basics/normalise.ts";
import { beginsWithOneTypo } from "../../domain/basics/one-typo.ts";

export function wordsOf(text: string): readonly string[] {
  return normalise(text).split(" ").filter(Boolean);
}

export function saysAll(words: readonly string[], text: string): boolean {
  const normalised = normalise(text);
  return words.length > 0 && words.every((word) => normalised.includes(word));
}

/** Those that say every word, wherever; where none does, each word with one typo; all of them for no word. */
export function thoseSaying<T>(text: string, items: readonly T[], saidBy: (item: T) => string): readonly T[] {
  const words = wordsOf(text);
  if (words.length === 0) return items;
  const found = items.filter((item) => saysAll(words, saidBy(item)));
  if (found.length > 0) return found;
  return items.filter((item) => {
    const said = wordsOf(saidBy(item));
    return words.every((word) => said.some((one) => one.includes(word) || beginsWithOneTypo(word, one)));
  });
}
