import { csvTable } from "../basics/csv.ts";
import { FIGURE_PARTS, type DayFigures } from "./day-figures.ts";

const COLUMNS = ["jour", "mesure", "cle", "nombre"] as const;

/** One line per day and number. Keys come from what clients sent: none is a formula. */
export function figuresCsv(days: readonly DayFigures[]): string {
  const lines = days.flatMap((figures) =>
    FIGURE_PARTS.flatMap((part) =>
      Object.entries(figures[part])
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, count]) => [figures.day, part, key, count]),
    ),
  );
  return csvTable([COLUMNS, ...lines]);
}
