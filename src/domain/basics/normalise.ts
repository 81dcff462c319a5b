/** A text as searches compare it: no accents, no case, ligatures apart, punctuation and hyphens as spaces. */
export function normalise(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
