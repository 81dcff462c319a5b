import type { CityId } from "../city/city.ts";
import { STATISTICS_GROUP_MIN } from "../limits/limits.ts";
import type { CityStatistics } from "./city-statistics.ts";
import { FIGURE_PATHS } from "./figure-paths.ts";
import { LIFE_FIGURE_NAMES, type LifeFigures } from "./life-figures.ts";
import {
  maskedFigures,
  maskedStatistics,
  type MaskedFigures,
  type MaskedStatistics,
} from "./masked-statistics.ts";
import type { MaskedCount } from "./small-groups.ts";

/**
 * cities/{cityId}/statistics/_global_ as functions write it, besides its stamps. Everybody reads it, so it is masked here and
 * not on the screen; nothing is said of reports where there are none.
 */
export function publishedStatistics(cityId: CityId, reports: CityStatistics | undefined, life: LifeFigures) {
  return {
    cityId,
    ...(reports === undefined ? {} : publishedReports(maskedStatistics(reports))),
    ...publishedFigures(maskedFigures(life)),
    privacy: { minGroup: STATISTICS_GROUP_MIN },
    schemaVersion: 1,
  } as const;
}

function publishedFigures(figures: MaskedFigures): Readonly<Record<string, object>> {
  const parts: Record<string, Record<string, MaskedCount>> = {};
  for (const figure of LIFE_FIGURE_NAMES) {
    const [part, name] = FIGURE_PATHS[figure];
    (parts[part] ??= {})[name] = figures[figure];
  }
  return parts;
}

function publishedReports({ total, open, byStatus, byCategory, months, delays }: MaskedStatistics) {
  return {
    anomalies: {
      total,
      open,
      byStatus: Object.fromEntries(byStatus.map(({ status, count }) => [status, count])),
      byCategory: Object.fromEntries(byCategory.map(({ categoryId, count }) => [categoryId, count])),
      medianAckHours: delays.ackHours,
      medianResolveDays: delays.resolveDays,
      noReply60d: delays.noReply,
    },
    series: months,
  } as const;
}
