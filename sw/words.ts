/** What the worker itself says; everything else it shows was written by the city. */
const WORDS = {
  fr: { title: "Parvis", newNotification: "Vous avez une nouvelle notification." },
  en: { title: "Parvis", newNotification: "You have a new notification." },
} as const;

/** French, and English for whoever reads it rather: the page's own choice of language is out of the worker's reach. */
export function wordsFor(languages: readonly string[]): (typeof WORDS)["fr" | "en"] {
  const known = languages.map((language) => language.slice(0, 2)).find((code) => code in WORDS);
  return known === "en" ? WORDS.en : WORDS.fr;
}
