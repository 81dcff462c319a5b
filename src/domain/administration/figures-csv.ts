import { FIGURE_PARTS, type DayFigures } from "./day-figures.ts";

const BYTE_ORDER_MARK = "\uFEFF";
const COLUMNS = ["jour", "mesure", "cle", "nombre"] as const;

/** One line per day and number, for a spreadsheet set to French. Keys are codes and versions: none holds a separator. */
export function figuresCsv(days: readonly DayFigures[]): string {
  const lines = days.flatMap((figures) =>
    FIGURE_PARTS.flatMap((part) =>
      Object.entries(figures[part])
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, count]) => [figures.day, part, key, String(count)]),
    ),
  );
  return `${BYTE_ORDER_MARK}${[COLUMNS, ...lines].map((line) => `${line.join(";")}\r\n`).join("")}`;
}
