import { Trans } from "@lingui/react/macro";
import { barLengthOf, type MaskedCount as Masked } from "../../../domain/statistics/small-groups.ts";
import styles from "../city.module.css";
import { MaskedCount } from "./masked-count.tsx";

interface BreakdownTableProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly { readonly key: string; readonly label: string; readonly count: Masked }[];
}

/** A table whose rows are bars as well. */
export function BreakdownTable({ caption, head, rows }: BreakdownTableProps) {
  const longest = Math.max(1, ...rows.map(({ count }) => barLengthOf(count)));
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className={styles.number}>
            <Trans>Nombre</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <span
                className={styles.bar}
                style={{ inlineSize: `${(100 * barLengthOf(count)) / longest}%` }}
              />
            </th>
            <td className={styles.number}>
              <MaskedCount count={count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
