import { object, text } from "../basics/schema.ts";
import { normalise } from "../basics/normalise.ts";
import { MESSAGE_CHARS } from "../limits/limits.ts";
import type { Message } from "./message.ts";

export const MESSAGE_TEXT = text({ ...MESSAGE_CHARS, lines: "many" });

const WORDS_SCHEMA = object<{ readonly text: string }>({ text: MESSAGE_TEXT });

/** What is wrong with a text, as whoever writes it is told. */
export function messageTextProblems(written: string) {
  const parsed = WORDS_SCHEMA.parse({ text: written });
  return parsed.ok ? [] : parsed.problem;
}

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/u;
/** Ten French digits or an international number, however they are grouped; a date, a price or a reference number is none. */
const PHONE = /(?<!\d)(?:\+\d{1,3}[\s.-]?|0)\d(?:[\s.-]?\d){7,10}(?!\d)/u;

export type ContactDetails = "email" | "phone" | "both";

/** What everybody could use to reach somebody: the person is asked before it is sent, and may send it. */
export function contactDetailsIn(written: string): ContactDetails | undefined {
  const plain = written.normalize("NFKC");
  const isPhone = PHONE.test(plain);
  if (EMAIL.test(plain)) return isPhone ? "both" : "email";
  return isPhone ? "phone" : undefined;
}

/** The same words by the same person, a few messages ago: pressed twice, or forgotten. */
export function isSaidAlready(written: string, own: readonly Pick<Message, "text" | "deletedAt">[]): boolean {
  // What has no letter, an emoji, says the same only where it is the same.
  const wordsOf = (said: string): string => normalise(said) || said.trim();
  const words = wordsOf(written);
  return own.some(
    ({ text: said, deletedAt }) => deletedAt === null && said !== "" && wordsOf(said) === words,
  );
}
