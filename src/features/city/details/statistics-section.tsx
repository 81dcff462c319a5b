import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { cityClock } from "../../../clock/city-clock.ts";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import { useStatistics } from "../../../data/statistics/use-statistics.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { cityStatistics } from "../../../domain/statistics/city-statistics.ts";
import { knownStatistics } from "../../../domain/statistics/known-statistics.ts";
import { momentWords } from "../../../i18n/date-words.ts";
import { cityMonthOf } from "../../../domain/city/city-day.ts";
import { Section } from "../../../ui/page.tsx";
import { StatisticsParts } from "./statistics-parts.tsx";

interface StatisticsSectionProps {
  readonly cityId: CityId;
  readonly views: readonly AnomalyView[];
}

/**
 * The commune's reports in numbers: what it says of itself, then what was counted here because it does not say it (CITY-24).
 * Nothing at all while there are none (CITY-14).
 */
export function StatisticsSection({ cityId, views }: StatisticsSectionProps) {
  const { i18n } = useLingui();
  const [now] = useState(cityClock.now);
  const published = useStatistics(cityId);
  const recount = useMemo(
    () =>
      cityStatistics(
        views.map(({ anomaly }) => anomaly),
        { now, monthOf: (at) => cityMonthOf(at, cityId) },
      ),
    [views, now, cityId],
  );
  const statistics = published === undefined ? undefined : knownStatistics(published?.said, recount);
  if (statistics === undefined) return null;
  const countedAt = published === null ? "" : momentWords(i18n, published?.updatedAt ?? now, now);
  return (
    <Section card title={<Trans>Les signalements en chiffres</Trans>}>
      <StatisticsParts
        statistics={statistics.byCity}
        source={<Trans>Chiffres établis par la commune : {countedAt}.</Trans>}
      />
      <StatisticsParts statistics={statistics.byDevice} source={<CountedHere cityId={cityId} now={now} />} />
    </Section>
  );
}

/** How old what was counted here is (P13). */
function CountedHere({ cityId, now }: { readonly cityId: CityId; readonly now: number }) {
  const { i18n } = useLingui();
  const { at } = useFreshness(cityId);
  if (at === null) return <Trans>Calculé sur cet appareil, à partir de ce qu’il connaît.</Trans>;
  const moment = momentWords(i18n, at, now);
  return <Trans>Calculé sur cet appareil. Données : {moment}.</Trans>;
}
