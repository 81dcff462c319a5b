import type { I18n } from "@lingui/core";
import { intlLocaleOf } from "./locales.ts";

/** A format of the browser, made once for each language: making it costs far more than using it, and lists use it per row. */
export function perLanguage<T>(make: (locale: string) => T): (i18n: I18n) => T {
  const made = new Map<string, T>();
  return ({ locale }) => {
    const format = made.get(locale) ?? make(intlLocaleOf(locale));
    made.set(locale, format);
    return format;
  };
}
