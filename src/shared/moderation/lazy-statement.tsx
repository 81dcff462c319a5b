import { withWords } from "../../i18n/activate-locale.ts";
import { comingPart } from "../../ui/coming-part.tsx";

/** Fetched for who wrote it alone. */
export const LazyStatement = comingPart(async () => (await withWords(import("./statement.tsx"))).Statement);
