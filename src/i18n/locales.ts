/** French is the language of the product; English is for those whose browser asks for it, or who chose it. */
const LOCALES = ["fr", "en"] as const;

export type Locale = (typeof LOCALES)[number];

export const SOURCE_LOCALE: Locale = "fr";

/** What a town hall reads is French, whatever language its sender reads. */
export const IN_FRENCH = { locale: SOURCE_LOCALE } as const;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** @param languages what the browser asks for, best first ("fr-FR", "en") */
export function localeFor(chosen: string | null, languages: readonly string[]): Locale {
  if (isLocale(chosen)) return chosen;
  const spoken = languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale);
  return spoken ?? SOURCE_LOCALE;
}

/** What Intl calls our languages: English here is the one of Europe, with days before months and 24 hours. */
const INTL_LOCALES = { fr: "fr-FR", en: "en-GB" } as const satisfies Record<Locale, string>;

export function intlLocaleOf(locale: string): string {
  return isLocale(locale) ? INTL_LOCALES[locale] : locale;
}
