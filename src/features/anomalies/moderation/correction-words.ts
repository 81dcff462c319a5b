import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import { latOf, lngOf } from "../../../domain/place/place.ts";
import { categoryLabel, subcategoryLabel } from "../../../i18n/categories/category-labels.ts";
import type { Corrected, Correction } from "./correction-command.ts";

/** What a report would be after it. */
export function correctionWords(
  i18n: I18n,
  { of, to }: Correction,
  numberOf: (id: Identifier) => string,
): string {
  switch (of) {
    case "category":
      return `${categoryLabel(i18n, to.categoryId)} – ${subcategoryLabel(i18n, to.categoryId, to.subcategoryId)}`;
    case "place":
      return to.address === "" ? `${latOf(to.place)}, ${lngOf(to.place)}` : to.address;
    case "duplicate":
      return duplicateWords(i18n, to.duplicateOf, numberOf);
  }
}

/** The same of a report as somebody else left it. */
export function standingOf(
  { categoryId, subcategoryId, place, address, duplicateOf }: Anomaly,
  of: Corrected,
): Correction {
  switch (of) {
    case "category":
      return { of, to: { categoryId, subcategoryId } };
    case "place":
      return { of, to: { place, address } };
    case "duplicate":
      return { of, to: { duplicateOf } };
  }
}

function duplicateWords(i18n: I18n, id: Identifier | null, numberOf: (id: Identifier) => string): string {
  if (id === null) return i18n._(msg`Pas un doublon`);
  const number = numberOf(id);
  return number === "" ? i18n._(msg`Doublon d’un autre signalement`) : i18n._(msg`Doublon du n° ${number}`);
}
