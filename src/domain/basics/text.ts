const NEWLINES = /\r\n?|[\u0085\u2028\u2029]/gu;

/** Control characters, lone surrogates, and what can turn the direction of a line around without being seen. */
const EXCLUDED = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** The one form in which a text is validated and stored: NFC, newlines as "\n", no white space around it. */
export function tidyText(written: string): string {
  return written.normalize("NFC").replaceAll(NEWLINES, "\n").trim();
}

/** Emoji, their joiners and right-to-left marks are welcome; a newline only where the text may have several lines. */
export function hasExcludedCharacter(text: string, lines: "one" | "many"): boolean {
  return EXCLUDED.test(lines === "many" ? text.replaceAll("\n", "") : text);
}

export function isCapitalLetters(text: string): boolean {
  return /^(?:\p{Lu}\p{M}*)*$/u.test(text);
}

/** Length as limits count it: in Unicode code points. */
export function charsOf(text: string): number {
  let chars = 0;
  for (const _ of text) chars += 1;
  return chars;
}
