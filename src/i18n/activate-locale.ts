import { i18n } from "@lingui/core";
import { messages as frenchFirst } from "./catalogues/first/fr.po";
import { loadEnglishLabels } from "./categories/category-labels.ts";
import { chosenLocale, rememberLocale } from "./chosen-locale.ts";
import { localeFor, SOURCE_LOCALE, type Locale } from "./locales.ts";

i18n.load(SOURCE_LOCALE, frenchFirst);
i18n.activate(SOURCE_LOCALE);

let later: Promise<void> | undefined;
wordsLater().catch(() => undefined);

/** What a screen loads, once the words it needs are there too. Rejects like a screen that cannot be loaded. */
export async function withWords<T>(screen: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([screen, wordsLater()]);
  return loaded;
}

export function activateOwnLocale(): Promise<void> {
  return activateLocale(localeFor(chosenLocale(), navigator.languages));
}

export function chooseLocale(locale: Locale): Promise<void> {
  rememberLocale(locale);
  return activateLocale(locale);
}

/** The first words in French are there at once; English is fetched. When it cannot be, the page stays as it is. */
async function activateLocale(locale: Locale): Promise<void> {
  if (locale !== SOURCE_LOCALE && !(await loadEnglish())) return;
  i18n.activate(locale);
}

/** Asked for at once, beside the first screen; a failure is asked again by the next screen that needs them. */
function wordsLater(): Promise<void> {
  later ??= loadFrenchLater().catch((error: unknown) => {
    later = undefined;
    throw error;
  });
  return later;
}

async function loadFrenchLater(): Promise<void> {
  const { messages } = await import("./catalogues/later/fr.po");
  i18n.load(SOURCE_LOCALE, messages);
}

async function loadEnglish(): Promise<boolean> {
  try {
    const [first, later] = await Promise.all([
      import("./catalogues/first/en.po"),
      import("./catalogues/later/en.po"),
      loadEnglishLabels(),
    ]);
    i18n.load("en", first.messages);
    i18n.load("en", later.messages);
    return true;
  } catch {
    return false;
  }
}

export { i18n };
