import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { cityClock } from "../../../clock/city-clock.ts";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import { useStatistics } from "../../../data/statistics/use-statistics.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { useActivities } from "../../../data/activities/use-activities.ts";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import { supportThresholdOf } from "../../../domain/idea/support-threshold.ts";
import { contentFigures } from "../../../domain/statistics/life-figures.ts";
import { maskedFigures, maskedStatistics } from "../../../domain/statistics/masked-statistics.ts";
import type { SaidStatistics } from "../../../domain/statistics/parse-statistics.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { cityStatistics } from "../../../domain/statistics/city-statistics.ts";
import { knownStatistics } from "../../../domain/statistics/known-statistics.ts";
import { momentWords } from "../../../i18n/date-words.ts";
import { cityMonthOf } from "../../../domain/city/city-day.ts";
import { Section } from "../../../ui/page.tsx";
import { StatisticsParts } from "./statistics-parts.tsx";

interface StatisticsSectionProps {
  readonly city: City;
  readonly views: readonly AnomalyView[];
}

/**
 * The commune's reports in numbers: what it says of itself, then what was counted here because it does not say it (CITY-24).
 * Nothing at all while there are none (CITY-14).
 */
export function StatisticsSection({ city, views }: StatisticsSectionProps) {
  const cityId = city.id;
  const { i18n } = useLingui();
  const [now] = useState(cityClock.now);
  const published = useStatistics(cityId);
  const recount = useRecount(city, views, now);
  const statistics = published === undefined ? undefined : knownStatistics(published?.said, recount);
  if (statistics === undefined) return null;
  const countedAt = published === null ? "" : momentWords(i18n, published?.updatedAt ?? now, now);
  return (
    <Section card title={<Trans>La commune en chiffres</Trans>}>
      <StatisticsParts
        statistics={statistics.byCity}
        source={<Trans>Chiffres établis par la commune : {countedAt}.</Trans>}
      />
      <StatisticsParts statistics={statistics.byDevice} source={<CountedHere cityId={cityId} now={now} />} />
    </Section>
  );
}

/** What this device knows, counted here and masked as the city masks its own. */
function useRecount(city: City, views: readonly AnomalyView[], now: Instant): SaidStatistics {
  const { views: ideas } = useIdeas(city.id);
  const { views: activities } = useActivities(city.id);
  return useMemo(() => {
    const reports = cityStatistics(
      views.map(({ anomaly }) => anomaly),
      { now, monthOf: (at) => cityMonthOf(at, city.id) },
    );
    const contents = {
      activities: (activities ?? []).map(({ activity }) => activity),
      ideas: (ideas ?? []).map(({ idea }) => idea),
      threshold: supportThresholdOf(city),
    };
    const figures = Object.entries(maskedFigures(contentFigures(contents, now)));
    return {
      ...(reports === undefined ? {} : maskedStatistics(reports)),
      ...(Object.fromEntries(figures.filter(([, figure]) => figure !== 0)) as SaidStatistics),
    };
  }, [views, ideas, activities, city, now]);
}

/** How old what was counted here is (P13). */
function CountedHere({ cityId, now }: { readonly cityId: CityId; readonly now: number }) {
  const { i18n } = useLingui();
  const { at } = useFreshness(cityId);
  if (at === null) return <Trans>Calculé sur cet appareil, à partir de ce qu’il connaît.</Trans>;
  const moment = momentWords(i18n, at, now);
  return <Trans>Calculé sur cet appareil. Données : {moment}.</Trans>;
}
