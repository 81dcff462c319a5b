import { isLocale, type Locale } from "./locales.ts";

const KEY = "parvis-language";

/** The language chosen in the app; null when none was, or when this browser keeps nothing. */
export function chosenLocale(): Locale | null {
  try {
    const chosen = globalThis.localStorage.getItem(KEY);
    return isLocale(chosen) ? chosen : null;
  } catch {
    return null;
  }
}

export function rememberLocale(locale: Locale): void {
  try {
    globalThis.localStorage.setItem(KEY, locale);
  } catch {
    // A browser that keeps nothing asks again at the next visit.
  }
}
