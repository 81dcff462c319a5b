import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { FIRST_WORDS } from "./src/i18n/first-words.ts";

export default defineConfig({
  sourceLocale: "fr",
  locales: ["fr", "en"],
  fallbackLocales: { default: "en" },
  catalogs: [
    { path: "src/i18n/catalogues/first/{locale}", include: FIRST_WORDS },
    { path: "src/i18n/catalogues/later/{locale}", include: ["src"], exclude: FIRST_WORDS },
  ],
  format: formatter({ lineNumbers: false }),
});
