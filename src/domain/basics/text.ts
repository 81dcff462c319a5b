const NEWLINES = /\r\n?|[\u0085\u2028\u2029]/gu;

/** Soft hyphens and marks of where a line may or may not break: pasted along unseen, they say nothing. */
const UNSEEN_BREAKS = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** Control characters, lone surrogates, and what can turn the direction of a line around without being seen. */
const EXCLUDED = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/**
 * What looks like nothing, and characters that only programs read. Joiners, direction marks and variation selectors have their use within
 * words; tags belong to the flags of emoji alone.
 */
const INVISIBLE =
  /(?![\uFE00-\uFE0F\u061C\u200C-\u200F\u{E0000}-\u{E0FFF}])\p{DI}|[\u2800\uFFF9-\uFFFB]|(?<![\u{1F3F4}\u{E0020}-\u{E007F}])[\u{E0000}-\u{E0FFF}]/u;

/** Marks over marks that reach into the lines around; no language needs more than four on a letter. */
const MARKS_MAX = 4;
const STACKED_MARKS = new RegExp(`[\\p{M}--[\\uFE00-\\uFE0F]]{${MARKS_MAX + 1},}`, "v");

/** The one form in which a text is validated and stored: NFC, newlines as "\n", no white space around it. */
export function tidyText(written: string): string {
  return written.replaceAll(UNSEEN_BREAKS, "").normalize("NFC").replaceAll(NEWLINES, "\n").trim();
}

/** Emoji, their joiners and right-to-left marks are welcome; a newline only where the text may have several lines. */
export function hasExcludedCharacter(text: string, lines: "one" | "many"): boolean {
  return EXCLUDED.test(lines === "many" ? text.replaceAll("\n", "") : text);
}

/** Asked of what is written from now on; documents that are stored stay readable whatever they hold. */
export function isIllegible(text: string): boolean {
  return INVISIBLE.test(text) || STACKED_MARKS.test(text);
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

/** How many of them can be seen: joiners, direction marks and variation selectors are no text by themselves. */
export function seenCharsOf(text: string): number {
  return charsOf(text.replaceAll(/\p{DI}/gu, ""));
}
