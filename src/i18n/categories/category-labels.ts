import type { I18n } from "@lingui/core";
import type { CategoryId, SubcategoryId } from "../../domain/anomaly/categories.ts";
import { SOURCE_LOCALE } from "../locales.ts";
import { FRENCH_LABELS } from "./french-labels.ts";
import type { CategoryLabels } from "./table-types.ts";

/** Tables beside the catalogues: each identifier in the bundle once, and a label that lacks in a language does not compile. */
const tables = new Map<string, CategoryLabels>([[SOURCE_LOCALE, FRENCH_LABELS]]);

/** To be awaited before English is activated; until then its labels are French. */
export async function loadEnglishLabels(): Promise<void> {
  const { ENGLISH_LABELS } = await import("./english-labels.ts");
  tables.set("en", ENGLISH_LABELS);
}

export function categoryLabel(i18n: Pick<I18n, "locale">, id: CategoryId): string {
  return labelsIn(i18n)[id].label;
}

export function subcategoryLabel(
  i18n: Pick<I18n, "locale">,
  id: CategoryId,
  subcategoryId: SubcategoryId,
): string {
  const labels: Readonly<Record<string, string>> = labelsIn(i18n)[id].subcategories;
  return Object.hasOwn(labels, subcategoryId) ? (labels[subcategoryId] ?? "") : "";
}

function labelsIn({ locale }: Pick<I18n, "locale">): CategoryLabels {
  return tables.get(locale) ?? FRENCH_LABELS;
}
