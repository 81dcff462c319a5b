import { Trans, useLingui } from "@lingui/react/macro";
import { STATISTICS_GROUP_MIN } from "../../../domain/limits/limits.ts";
import type { MaskedMonth } from "../../../domain/statistics/masked-statistics.ts";
import { barLengthOf } from "../../../domain/statistics/small-groups.ts";
import { numberWords } from "../../../i18n/measure-words.ts";
import { BarChart } from "../../../ui/bar-chart.tsx";
import { monthWords } from "./month-words.ts";

export function MonthsChart({ months }: { readonly months: readonly MaskedMonth[] }) {
  const { i18n } = useLingui();
  return (
    <BarChart
      pairs={months.map(({ month, created, resolved }) => ({
        key: month,
        label: monthWords(i18n.locale, month, "narrow"),
        first: barLengthOf(created),
        second: barLengthOf(resolved),
        words: created === "few" || created === 0 ? "" : numberWords(i18n, created),
      }))}
      legend={[<Trans key="created">Nouvelles</Trans>, <Trans key="resolved">Résolues</Trans>]}
      least={STATISTICS_GROUP_MIN}
      numberWords={(count) => numberWords(i18n, count)}
    />
  );
}
