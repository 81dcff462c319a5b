import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SaidStatistics } from "../../../domain/statistics/parse-statistics.ts";
import { categoryLabel } from "../../../i18n/categories/category-labels.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { BreakdownTable } from "./breakdown-table.tsx";

const ANSWERS = [
  { key: "satisfiedYes", words: msg`Réglé pour les habitants` },
  { key: "satisfiedNo", words: msg`Pas réglé` },
  { key: "satisfiedUnknown", words: msg`Sans retour` },
] as const;

interface BreakdownsProps {
  readonly statistics: SaidStatistics;
}

export function Breakdowns({ statistics }: BreakdownsProps) {
  const { t, i18n } = useLingui();
  const { byStatus, byCategory } = statistics;
  return (
    <>
      {byStatus === undefined ? null : (
        <BreakdownTable
          caption={t`Par statut`}
          head={t`Statut`}
          rows={byStatus.map(({ status, count }) => ({
            key: status,
            label: t(STATUS_WORDS[status].label),
            count,
          }))}
        />
      )}
      {byCategory === undefined ? null : (
        <BreakdownTable
          caption={t`Par catégorie`}
          head={t`Catégorie`}
          rows={byCategory.map(({ categoryId, count }) => ({
            key: categoryId,
            label: categoryLabel(i18n, categoryId),
            count,
          }))}
        />
      )}
    </>
  );
}

/** What residents said of what was resolved; nothing where nobody did. */
export function AnswersTable({ statistics }: BreakdownsProps) {
  const { t } = useLingui();
  const rows = ANSWERS.map(({ key, words }) => ({ key, label: t(words), count: statistics[key] ?? 0 }));
  if (rows.every(({ count }) => count === 0)) return null;
  return <BreakdownTable caption={t`Après résolution`} head={t`Retour des habitants`} rows={rows} />;
}
