import { isRecord } from "../basics/record.ts";
import type { CityId } from "../city/city.ts";
import { STATISTICS_GROUP_MIN } from "../limits/limits.ts";
import type { CityStatistics } from "./city-statistics.ts";
import { FIGURE_PATHS, MEASURE_PATHS, type Measures } from "./figure-paths.ts";
import type { LifeFigures } from "./life-figures.ts";
import type { ModerationFigures } from "./moderation-figures.ts";
import {
  maskedFigures,
  maskedStatistics,
  type MaskedFigures,
  type MaskedStatistics,
} from "./masked-statistics.ts";

interface CountedCity extends Pick<Measures, "moderationHours"> {
  readonly reports: CityStatistics | undefined;
  /** Of everything but reports. */
  readonly figures: LifeFigures & ModerationFigures;
}

/**
 * cities/{cityId}/statistics/_global_ as functions write it, besides its stamps. Everybody reads it, so it is masked here and
 * not on the screen; nothing is said of reports where there are none.
 */
export function publishedStatistics(cityId: CityId, { reports, figures, moderationHours }: CountedCity) {
  const ofReports = reports === undefined ? undefined : maskedStatistics(reports);
  const said = { ...ofReports, ...maskedFigures(figures), moderationHours };
  return {
    cityId,
    ...withFigures(ofReports === undefined ? {} : publishedReports(ofReports), said),
    privacy: { minGroup: STATISTICS_GROUP_MIN },
    schemaVersion: 1,
  } as const;
}

type Part = Record<string, unknown>;

function withFigures(document: Part, said: Partial<MaskedFigures & Measures>): Part {
  const paths = Object.entries({ ...FIGURE_PATHS, ...MEASURE_PATHS }) as [keyof typeof said, string][];
  for (const [name, path] of paths) {
    const figure = said[name];
    if (figure !== undefined) put(document, path.split("."), figure);
  }
  return document;
}

function put(part: Part, [field = "", ...rest]: readonly string[], figure: unknown): void {
  if (rest.length === 0) {
    part[field] = figure;
    return;
  }
  const inner: Part = isRecord(part[field]) ? { ...part[field] } : {};
  part[field] = inner;
  put(inner, rest, figure);
}

function publishedReports({ total, open, byStatus, byCategory, months, delays }: MaskedStatistics): Part {
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
  };
}
