import { Trans, useLingui } from "@lingui/react/macro";
import { Table } from "lucide-react";
import { sentOver, type DayFigures } from "../../../domain/administration/day-figures.ts";
import type { Day } from "../../../domain/basics/day.ts";
import { withFirstDay } from "../../../i18n/date-words.ts";
import { numberWords } from "../../../i18n/measure-words.ts";
import { BarChart } from "../../../ui/bar-chart.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { NumberTable } from "../../../ui/number-table.tsx";

interface SentChartProps {
  readonly days: readonly DayFigures[];
  readonly from: Day;
  readonly to: Day;
}

const LEAST = 5;
const MONTH_CHARS = "2026-03".length;

/** Day by day, or month by month where there are many days. */
export function SentChart({ days, from, to }: SentChartProps) {
  const { t, i18n } = useLingui();
  const sent = sentOver(days, from, to);
  const words = (count: number) => numberWords(i18n, count);
  return (
    <>
      <BarChart
        pairs={sent.map(({ time, applied, refused }) => ({
          key: time,
          label: time.slice(-2),
          first: applied,
          second: refused,
          words: "",
        }))}
        legend={[<Trans key="applied">Acceptés</Trans>, <Trans key="refused">Refusés</Trans>]}
        least={LEAST}
        numberWords={words}
      />
      <Disclosure summary={<Trans>Voir les chiffres par date</Trans>} icon={<Table />}>
        <NumberTable
          caption={<Trans>Envois par date</Trans>}
          head={t`Date`}
          columns={[t`Acceptés`, t`Refusés`]}
          rows={sent.map(({ time, applied, refused }) => ({
            key: time,
            label: timeWords(i18n.locale, time),
            numbers: [words(applied), words(refused)],
          }))}
        />
      </Disclosure>
    </>
  );
}

/** « 1er mars 2026 », « mars 2026 » */
function timeWords(locale: string, time: string): string {
  const isDay = time.length > MONTH_CHARS;
  const day = isDay ? ({ day: "numeric" } as const) : {};
  const words = new Intl.DateTimeFormat(locale, { ...day, month: "long", year: "numeric", timeZone: "UTC" });
  return withFirstDay(locale, words.format(new Date(isDay ? time : `${time}-01`)));
}
