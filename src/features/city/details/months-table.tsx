import { Trans, useLingui } from "@lingui/react/macro";
import type { MaskedMonth } from "../../../domain/statistics/masked-statistics.ts";
import { monthWords } from "./month-words.ts";
import styles from "../city.module.css";
import { MaskedCount } from "./masked-count.tsx";

export function MonthsTable({ months }: { readonly months: readonly MaskedMonth[] }) {
  const { i18n } = useLingui();
  return (
    <table className={styles.table}>
      <caption>
        <Trans>Signalements reçus et résolus par mois</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Mois</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Reçus</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Résolus</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, created, resolved }) => (
          <tr key={month}>
            <th scope="row">{monthWords(i18n.locale, month, "long")}</th>
            <td className={styles.number}>
              <MaskedCount count={created} />
            </td>
            <td className={styles.number}>
              <MaskedCount count={resolved} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
