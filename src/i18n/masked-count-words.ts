import type { I18n } from "@lingui/core";
import { STATISTICS_GROUP_MIN } from "../domain/limits/limits.ts";
import type { MaskedCount } from "../domain/statistics/small-groups.ts";
import { numberWords } from "./measure-words.ts";

/** A number of a breakdown, or « < 5 » (CITY-15). */
export function maskedCountWords(i18n: I18n, count: MaskedCount): string {
  return count === "few" ? `<\u00A0${STATISTICS_GROUP_MIN}` : numberWords(i18n, count);
}
