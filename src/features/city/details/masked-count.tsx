import { useLingui } from "@lingui/react/macro";
import { STATISTICS_GROUP_MIN } from "../../../domain/limits/limits.ts";
import type { MaskedCount as Masked } from "../../../domain/statistics/small-groups.ts";
import { numberWords } from "../../../i18n/measure-words.ts";

/** A number of a breakdown, or « < 5 » (CITY-15). */
export function MaskedCount({ count }: { readonly count: Masked }) {
  const { i18n } = useLingui();
  return <>{count === "few" ? `<\u00A0${STATISTICS_GROUP_MIN}` : numberWords(i18n, count)}</>;
}
