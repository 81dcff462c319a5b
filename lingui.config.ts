import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { firstPaintWords } from "./src/i18n/plugin/first-paint.ts";

const FIRST_WORDS = firstPaintWords();

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
