import { Trans, useLingui } from "@lingui/react/macro";
import type { MaskedMonth } from "../../../domain/statistics/masked-statistics.ts";
import { maskedCountWords } from "../../../i18n/masked-count-words.ts";
import { NumberTable } from "../../../ui/number-table.tsx";
import { monthWords } from "./month-words.ts";

export function MonthsTable({ months }: { readonly months: readonly MaskedMonth[] }) {
  const { t, i18n } = useLingui();
  return (
    <NumberTable
      caption={<Trans>Anomalies nouvelles et résolues par mois</Trans>}
      head={t`Mois`}
      columns={[t`Nouvelles`, t`Résolues`]}
      rows={months.map(({ month, created, resolved }) => ({
        key: month,
        label: monthWords(i18n.locale, month, "long"),
        numbers: [created, resolved].map((count) => maskedCountWords(i18n, count)),
      }))}
    />
  );
}
