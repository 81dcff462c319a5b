const PRIMES = [0x9e3779b1, 0x85ebca77] as const;

/**
 * Tells what one person wrote from what others did, and not who they are: a device that knows the key of everything in a commune knows
 * no account. Empty where nobody is known.
 */
export function writerKey(authorId: string): string {
  if (authorId === "") return "";
  return PRIMES.map((prime) => mixed(authorId, prime).toString(36)).join("");
}

function mixed(text: string, prime: number): number {
  let sum = prime;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), prime);
  return (sum ^ (sum >>> 15)) >>> 0;
}
