import { Plural, useLingui } from "@lingui/react/macro";
import type { CSSProperties, ReactNode } from "react";
import { NO_REPLY_DAYS } from "../../../domain/statistics/delays.ts";
import type { SaidStatistics } from "../../../domain/statistics/parse-statistics.ts";
import type { MaskedCount } from "../../../domain/statistics/small-groups.ts";
import { maskedCountWords } from "../../../i18n/masked-count-words.ts";
import styles from "../city.module.css";

interface Fact {
  readonly name: string;
  readonly words: ReactNode;
}

/** The numbers that stand for themselves; what is not known, or is of too few, is left out. */
export function Totals({ statistics }: { readonly statistics: SaidStatistics }) {
  const facts = useFacts(statistics);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.totals} style={rowsOf(facts.length)}>
      {facts.map(({ name, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const IN_A_ROW_MAX = 7;

/** Rows that are as long as each other, as far as it goes: one where there is room for all of them, else two. */
function rowsOf(count: number): CSSProperties {
  const half = Math.ceil(count / 2);
  return { "--half": half, "--whole": count > IN_A_ROW_MAX ? half : count } as CSSProperties;
}

function useFacts({ delays, ...said }: SaidStatistics): readonly Fact[] {
  const { t, i18n } = useLingui();
  const number = (count: MaskedCount) => maskedCountWords(i18n, count);
  return [
    ...factOf(t`Signalements`, said.total, number),
    ...factOf(t`Encore ouverts`, said.open, number),
    ...factOf(t`Reçus en 30 jours`, said.created30d, number),
    ...factOf(t`Clos en 30 jours`, said.closed30d, number),
    ...factOf(t`Première réponse, en général`, delays?.ackHours, hours),
    ...factOf(t`Résolution, en général`, delays?.resolveDays, days),
    ...factOf(t`Sans réponse depuis ${NO_REPLY_DAYS} jours`, delays?.noReply, number),
    ...factOf(t`Rouverts après résolution`, said.reopenedPercent, (percent) => t`${percent} %`),
    ...factOf(t`Modération, en général`, said.moderationHours, hours),
  ];
}

function factOf<T>(name: string, value: T | null | undefined, words: (value: T) => ReactNode) {
  return value === undefined || value === null ? [] : [{ name, words: words(value) }];
}

const DAY_HOURS = 24;

/** Two days are easier to grasp than fifty hours. */
function hours(count: number): ReactNode {
  if (count >= 2 * DAY_HOURS) return days(Math.ceil(count / DAY_HOURS));
  return <Plural value={count} one="# heure" other="# heures" />;
}

function days(count: number): ReactNode {
  return <Plural value={count} one="# jour" other="# jours" />;
}
