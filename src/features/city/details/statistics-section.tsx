import { Trans, useLingui } from "@lingui/react/macro";
import { Table } from "lucide-react";
import { useState } from "react";
import { cityClock } from "../../../clock/city-clock.ts";
import { useAwaited } from "../../../data/replica/use-awaited.ts";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import { useStatistics } from "../../../data/statistics/use-statistics.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { knownStatistics, type KnownStatistics } from "../../../domain/statistics/known-statistics.ts";
import type { RemoteStatistics } from "../../../domain/statistics/parse-statistics.ts";
import { momentWords } from "../../../i18n/date-words.ts";
import { useQueryState } from "../../../shared/collection/use-query-state.ts";
import { NotReceived } from "../../../shared/reading/not-received.tsx";
import { ChipSelect } from "../../../ui/chip-select.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Section } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { StatisticsAtAGlance, StatisticsTables } from "./statistics-parts.tsx";
import {
  periodFromQuery,
  queryWithPeriod,
  STATISTICS_PERIOD_WORDS,
  STATISTICS_PERIODS,
  type StatisticsPeriod,
} from "./statistics-period.ts";
import { useRecount } from "./use-recount.ts";

interface StatisticsSectionProps {
  readonly city: City;
  readonly views: readonly AnomalyView[];
}

/**
 * The commune's reports in numbers: what it says of itself, then what was counted here because it does not say it (CITY-24), as
 * for a part of the time. Nothing at all while there are none (CITY-14).
 */
export function StatisticsSection({ city, views }: StatisticsSectionProps) {
  const cityId = city.id;
  const [now] = useState(cityClock.now);
  const [period, setPeriod] = useQueryState(periodFromQuery, queryWithPeriod);
  const published = useStatistics(cityId);
  const recount = useRecount({ city, views, period, now });
  const { at } = useFreshness(cityId);
  const awaited = useAwaited(at === null);
  if (published === undefined) return <Skeleton shape="card" />;
  const statistics = knownStatistics(period === "any" ? published?.said : undefined, recount);
  if (statistics === undefined && at === null) return awaited ? <Skeleton shape="card" /> : <NoFigures />;
  if (statistics === undefined && period === "any") return null;
  const words = {
    byCity: <CountedThere {...{ published, now }} />,
    byDevice: <CountedHere {...{ cityId, now }} />,
  };
  return (
    <Section
      card
      title={<Trans>En chiffres</Trans>}
      end={<PeriodChoice period={period} onChange={(chosen) => setPeriod(() => chosen)} />}
    >
      {statistics === undefined ? (
        <p>
          <Trans>Aucune anomalie sur cette période.</Trans>
        </p>
      ) : (
        <>
          {sourcesInOrder(statistics).map((source) => (
            <StatisticsAtAGlance key={source} statistics={statistics[source]} source={words[source]} />
          ))}
          <Disclosure summary={<Trans>Voir tous les chiffres</Trans>} icon={<Table />}>
            {sourcesInOrder(statistics).map((source) => (
              <StatisticsTables key={source} statistics={statistics[source]} source={words[source]} />
            ))}
          </Disclosure>
        </>
      )}
    </Section>
  );
}

/** The four figures come first, whoever counted them. */
function sourcesInOrder({ byCity }: KnownStatistics): readonly (keyof KnownStatistics)[] {
  return byCity.total === undefined ? ["byDevice", "byCity"] : ["byCity", "byDevice"];
}

/** A commune that was never heard is not one without reports (P13). */
function NoFigures() {
  return (
    <Section card title={<Trans>En chiffres</Trans>}>
      <NotReceived isPart>
        <Trans>Les chiffres de cette commune ne sont pas encore sur cet appareil.</Trans>
      </NotReceived>
    </Section>
  );
}

interface PeriodChoiceProps {
  readonly period: StatisticsPeriod;
  readonly onChange: (period: StatisticsPeriod) => void;
}

function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { t } = useLingui();
  return (
    <ChipSelect
      label={t`Anomalies signalées`}
      options={STATISTICS_PERIODS.map((value) => ({ value, label: t(STATISTICS_PERIOD_WORDS[value]) }))}
      value={period}
      changed={period !== "any"}
      onChange={onChange}
    />
  );
}

interface CountedThereProps {
  readonly published: RemoteStatistics | null;
  readonly now: number;
}

function CountedThere({ published, now }: CountedThereProps) {
  const { i18n } = useLingui();
  if (published === null) return null;
  const countedAt = momentWords(i18n, published.updatedAt, now);
  return <Trans>Chiffres calculés par Parvis : {countedAt}.</Trans>;
}

/** How old what was counted here is (P13). */
function CountedHere({ cityId, now }: { readonly cityId: CityId; readonly now: number }) {
  const { i18n } = useLingui();
  const { at } = useFreshness(cityId);
  if (at === null) return <Trans>Calculé sur cet appareil, à partir de ce qu’il connaît.</Trans>;
  const moment = momentWords(i18n, at, now);
  return <Trans>Calculé sur cet appareil. Données : {moment}.</Trans>;
}
