import type { ReactNode } from "react";
import styles from "../city.module.css";
import type { ReportFact } from "./report-facts.tsx";

/** What is asked first of a commune's reports: how many, how many are left, how long it takes. */
export function Totals({ facts }: { readonly facts: readonly ReportFact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.totals}>
      {facts.map(({ name, icon: Icon, words }) => (
        <div key={name}>
          <dt>
            <Icon aria-hidden="true" size={20} />
            {name}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
