import { useMemo } from "react";
import { useActivities } from "../../../data/activities/use-activities.ts";
import { useTalks } from "../../../data/threads/use-talks.ts";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import type { City } from "../../../domain/city/city.ts";
import { cityMonthOf } from "../../../domain/city/city-day.ts";
import { timeZoneOf } from "../../../domain/city/time-zone.ts";
import { supportThresholdOf } from "../../../domain/idea/support-threshold.ts";
import { cityStatistics } from "../../../domain/statistics/city-statistics.ts";
import { contentFigures } from "../../../domain/statistics/life-figures.ts";
import { maskedFigures, maskedStatistics } from "../../../domain/statistics/masked-statistics.ts";
import type { SaidStatistics } from "../../../domain/statistics/parse-statistics.ts";
import { STATISTICS_PERIOD_MS, type StatisticsPeriod } from "./statistics-period.ts";

interface Recount {
  readonly city: City;
  readonly views: readonly AnomalyView[];
  readonly period: StatisticsPeriod;
  readonly now: Instant;
}

interface Recounted extends Recount {
  readonly talks: ReturnType<typeof useTalks>;
}

/** What this device knows, counted here and masked as the city masks its own. */
export function useRecount({ city, views, period, now }: Recount): SaidStatistics {
  const talks = useTalks(city.id);
  const reports = useMemo(
    () => reportsOf({ city, views, talks, period, now }),
    [city, views, talks, period, now],
  );
  const { views: ideas } = useIdeas(city.id);
  const { views: activities } = useActivities(city.id);
  const life = useMemo(() => {
    const contents = {
      activities: (activities ?? []).map(({ activity }) => activity),
      ideas: (ideas ?? []).map(({ idea }) => idea),
      zone: timeZoneOf(city.id),
      threshold: supportThresholdOf(city),
    };
    const figures = Object.entries(maskedFigures(contentFigures(contents, now)));
    return Object.fromEntries(figures.filter(([, figure]) => figure !== 0));
  }, [ideas, activities, city, now]);
  return useMemo(() => (period === "any" ? { ...reports, ...life } : reports), [period, reports, life]);
}

/** Of a part of the time, what says something of another part is left out. */
function reportsOf({ city, views, talks, period, now }: Recounted): SaidStatistics {
  const since = now - STATISTICS_PERIOD_MS[period];
  const counted = cityStatistics(
    views
      .map(({ anomaly }) => ({ ...anomaly, officialAt: talks.get(anomaly.id)?.officialAt ?? null }))
      .filter(({ createdAt }) => createdAt >= since),
    { now, monthOf: (at) => cityMonthOf(at, city.id) },
  );
  if (counted === undefined) return {};
  const masked = maskedStatistics(counted);
  if (period === "any") return masked;
  const { months, created30d: _, closed30d: __, ...ofPeriod } = masked;
  return period === "year" ? { ...ofPeriod, months } : ofPeriod;
}
