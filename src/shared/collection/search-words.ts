import { normalise } from "../../domain/basics/normalise.ts";

export function wordsOf(text: string): readonly string[] {
  return normalise(text).split(" ").filter(Boolean);
}

export function saysAll(words: readonly string[], text: string): boolean {
  const normalised = normalise(text);
  return words.length > 0 && words.every((word) => normalised.includes(word));
}
