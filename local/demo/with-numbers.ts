import { cityYearOf } from "../../src/domain/city/city-day.ts";
import type { Content } from "../../src/domain/content/content.ts";

/** The same contents with the numbers that come after those given so far, in their order. */
export function withNumbers<T extends Content>(
  contents: readonly T[],
  given: readonly Pick<Content, "number">[],
): readonly T[] {
  const last = lastNumbers(given);
  return contents.map((content) => {
    const year = cityYearOf(content.createdAt, content.cityId);
    const order = (last.get(year) ?? 0) + 1;
    last.set(year, order);
    return { ...content, number: `${year}-${String(order).padStart(4, "0")}` };
  });
}

/** The highest number of each year. */
export function lastNumbers(given: readonly Pick<Content, "number">[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const { number } of given) {
    const [year = "", order = "0"] = number.split("-");
    last.set(year, Math.max(last.get(year) ?? 0, Number(order)));
  }
  return last;
}
