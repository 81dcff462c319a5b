import { EMAIL_CHARS_MAX } from "../limits/limits.ts";

/** One "@", something before it, and a domain with a dot: the provider and the link it sends prove the rest. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_CHARS_MAX && EMAIL.test(text);
}

/** As it is sent to the provider: people paste addresses with spaces around them. */
export function tidyEmail(text: string): string {
  return text.trim();
}
