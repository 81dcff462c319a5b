import type { CityStatistics, MonthStatistics } from "./city-statistics.ts";
import type { Delays } from "./delays.ts";
import type { Figures, FigureName, Measures } from "./figure-paths.ts";
import type { ReportFigures } from "./report-figures.ts";
import { byLength, maskedCount, type MaskedCount } from "./small-groups.ts";

/** What a city's reports add up to, as everybody may read it: no number of a breakdown says of fewer than five how many. */
export interface MaskedStatistics extends MaskedReportFigures, Pick<Measures, "reopenedPercent"> {
  readonly total: number;
  readonly open: number;
  readonly byStatus: readonly Masked<CityStatistics["byStatus"][number], "count">[];
  readonly byCategory: readonly Masked<CityStatistics["byCategory"][number], "count">[];
  readonly months: readonly MaskedMonth[];
  readonly delays: Masked<Delays, "noReply">;
}

export type MaskedMonth = Masked<MonthStatistics, "created" | "resolved">;

type Masked<T, K extends keyof T> = Omit<T, K> & { readonly [N in K]: MaskedCount };

/** Each number by itself. */
export type MaskedFigures = { readonly [N in FigureName]: MaskedCount };
type MaskedReportFigures = Pick<MaskedFigures, keyof ReportFigures>;

/** In the document itself and on the device alike: what was masked once is masked whoever shows it (CITY-15). */
export function maskedStatistics(counted: CityStatistics): MaskedStatistics {
  const { total, open, byStatus, byCategory, months, delays, figures, reopenedPercent } = counted;
  return {
    total,
    open,
    byStatus: byStatus.map((cell) => ({ ...cell, count: maskedCount(cell.count) })),
    byCategory: byCategory.map((cell) => ({ ...cell, count: maskedCount(cell.count) })).toSorted(byLength),
    months: months.map(({ month, created, resolved }) => ({
      month,
      created: maskedCount(created),
      resolved: maskedCount(resolved),
    })),
    delays: { ...delays, noReply: maskedCount(delays.noReply) },
    ...maskedFigures(figures),
    reopenedPercent,
  };
}

export function maskedFigures<K extends FigureName>(figures: Pick<Figures, K>): Pick<MaskedFigures, K> {
  const counts = Object.entries<number>(figures);
  const masked = counts.map(([name, count]) => [name, maskedCount(count)]);
  return Object.fromEntries(masked) as Pick<MaskedFigures, K>;
}
