import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  CircleCheck,
  CircleDashed,
  Hourglass,
  Inbox,
  MapPin,
  Reply,
  RotateCcw,
  ShieldCheck,
  type LucideIcon,
} from "lucide-react";
import { NO_REPLY_DAYS } from "../../../domain/statistics/delays.ts";
import type { SaidStatistics } from "../../../domain/statistics/parse-statistics.ts";
import { maskedCountWords } from "../../../i18n/masked-count-words.ts";

export interface ReportFact {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly words: string;
}

const FIRST_COUNT = 4;

interface ReportFacts {
  /** Stand for themselves; none where the total is said elsewhere. */
  readonly first: readonly ReportFact[];
  readonly others: readonly ReportFact[];
}

/** What residents ask first comes first; what is not known, or is of too few, is left out and the next takes its place. */
export function useReportFacts({ delays, ...said }: SaidStatistics): ReportFacts {
  const { t, i18n } = useLingui();
  const { total, open, created30d, closed30d, reopenedPercent, moderationHours } = said;
  const { ackHours, resolveDays, noReply } = delays ?? {};
  const number = (count: NonNullable<typeof noReply>) => maskedCountWords(i18n, count);
  const all = [
    ...factOf(t`Anomalies`, MapPin, total, number),
    ...factOf(t`Encore ouvertes`, CircleDashed, open, number),
    ...factOf(t`Première réponse, en général`, Reply, ackHours, (count) => hoursWords(i18n, count)),
    ...factOf(t`Résolution, en général`, CircleCheck, resolveDays, (count) => daysWords(i18n, count)),
    ...factOf(t`Nouvelles en 30 jours`, Inbox, created30d, number),
    ...factOf(t`Closes en 30 jours`, CircleCheck, closed30d, number),
    ...factOf(t`Sans réponse depuis ${NO_REPLY_DAYS} jours`, Hourglass, noReply, number),
    ...factOf(t`Rouvertes après résolution`, RotateCcw, reopenedPercent, (percent) => t`${percent} %`),
    ...factOf(t`Modération, en général`, ShieldCheck, moderationHours, (count) => hoursWords(i18n, count)),
  ];
  const firstCount = total === undefined ? 0 : FIRST_COUNT;
  return { first: all.slice(0, firstCount), others: all.slice(firstCount) };
}

function factOf<T>(
  name: string,
  icon: LucideIcon,
  value: T | null | undefined,
  words: (value: T) => string,
): readonly ReportFact[] {
  return value === undefined || value === null ? [] : [{ name, icon, words: words(value) }];
}

const DAY_HOURS = 24;

/** Two days are easier to grasp than fifty hours. */
function hoursWords(i18n: I18n, count: number): string {
  if (count >= 2 * DAY_HOURS) return daysWords(i18n, Math.ceil(count / DAY_HOURS));
  return i18n._(msg`${plural(count, { one: "# heure", other: "# heures" })}`);
}

function daysWords(i18n: I18n, count: number): string {
  return i18n._(msg`${plural(count, { one: "# jour", other: "# jours" })}`);
}
