import { useLingui } from "@lingui/react/macro";
import { barLengthOf, type MaskedCount } from "../../../domain/statistics/small-groups.ts";
import { maskedCountWords } from "../../../i18n/masked-count-words.ts";
import { NumberTable } from "../../../ui/number-table.tsx";
import styles from "../city.module.css";

interface BreakdownTableProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly { readonly key: string; readonly label: string; readonly count: MaskedCount }[];
}

/** A table whose rows are bars as well. */
export function BreakdownTable({ caption, head, rows }: BreakdownTableProps) {
  const { t, i18n } = useLingui();
  const longest = Math.max(1, ...rows.map(({ count }) => barLengthOf(count)));
  return (
    <NumberTable
      caption={caption}
      head={head}
      columns={[t`Nombre`]}
      rows={rows.map(({ key, label, count }) => ({
        key,
        label: (
          <>
            {label}
            {count === 0 ? null : (
              <span
                className={styles.bar}
                style={{ inlineSize: `${(100 * barLengthOf(count)) / longest}%` }}
              />
            )}
          </>
        ),
        numbers: [maskedCountWords(i18n, count)],
      }))}
    />
  );
}
