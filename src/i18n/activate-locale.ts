import { i18n } from "@lingui/core";
import { messages as frenchFirst } from "./catalogues/first/fr.po";
import { loadEnglishLabels } from "./categories/category-labels.ts";
import { chosenLocale, rememberLocale } from "./chosen-locale.ts";
import { localeFor, SOURCE_LOCALE, type Locale } from "./locales.ts";

i18n.load(SOURCE_LOCALE, frenchFirst);
i18n.activate(SOURCE_LOCALE);

/** All words of a language; the first ones in French come with the code. */
const LOADS: Readonly<Record<Locale, () => Promise<void>>> = { fr: loadFrench, en: loadEnglish };
const loading = new Map<Locale, Promise<void>>();
/** What the screens wait for: the other language is asked for by whoever chooses it. */
let wanted = SOURCE_LOCALE;

/** What a screen loads, once the words it needs are there too. Rejects like a screen that cannot be loaded. */
export async function withWords<T>(screen: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([screen, wordsWanted()]);
  return loaded;
}

export function activateOwnLocale(): Promise<void> {
  return activateLocale(localeFor(chosenLocale(), navigator.languages));
}

export function chooseLocale(locale: Locale): Promise<void> {
  rememberLocale(locale);
  return activateLocale(locale);
}

/** The first words in French are there at once, the others are fetched. When they cannot be, the page stays as it is. */
async function activateLocale(locale: Locale): Promise<void> {
  wanted = locale;
  const words = wordsOf(locale).then(
    () => true,
    () => false,
  );
  if (i18n.locale === locale) return;
  const areHere = await words;
  // Somebody may have chosen again meanwhile.
  if (wanted !== locale) return;
  if (areHere) i18n.activate(locale);
  else wanted = localeFor(i18n.locale, []);
}

/** Of the page's language, whatever is chosen meanwhile; in French where English cannot be had. */
async function wordsWanted(): Promise<void> {
  const locale = wanted;
  try {
    await wordsOf(locale);
  } catch (error) {
    if (locale === SOURCE_LOCALE) throw error;
    await wordsOf(SOURCE_LOCALE);
  }
  if (wanted !== locale) await wordsWanted();
}

/** Asked for once; a failure is asked again by the next screen that needs them. */
function wordsOf(locale: Locale): Promise<void> {
  const words =
    loading.get(locale) ??
    LOADS[locale]().catch((error: unknown) => {
      loading.delete(locale);
      throw error;
    });
  loading.set(locale, words);
  return words;
}

async function loadFrench(): Promise<void> {
  const { messages } = await import("./catalogues/later/fr.po");
  i18n.load(SOURCE_LOCALE, messages);
}

async function loadEnglish(): Promise<void> {
  const [first, later] = await Promise.all([
    import("./catalogues/first/en.po"),
    import("./catalogues/later/en.po"),
    loadEnglishLabels(),
  ]);
  i18n.load("en", first.messages);
  i18n.load("en", later.messages);
}

export { i18n };
