import type { CityId } from "../city/city.ts";

const PRIMES = [0x9e3779b1, 0x85ebca77] as const;

/**
 * Tells what one person wrote in a commune from what others did, and not who they are: a device that knows the key of everything there
 * knows no account. In another commune theirs is another: who moderates both reads nothing of one in the other. Empty where nobody is known.
 */
export function writerKey(cityId: CityId, authorId: string): string {
  if (authorId === "") return "";
  return PRIMES.map((prime) => mixed(`${cityId} ${authorId}`, prime).toString(36)).join("");
}

function mixed(text: string, prime: number): number {
  let sum = prime;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), prime);
  return (sum ^ (sum >>> 15)) >>> 0;
}
