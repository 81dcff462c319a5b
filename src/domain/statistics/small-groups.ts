import { STATISTICS_GROUP_MIN } from "../limits/limits.ts";

/** A number of a public breakdown as it may be told: itself, or only that it is small. None is no secret. */
export type ToldCount = number | "few";

export function toldCount(count: number): ToldCount {
  return count > 0 && count < STATISTICS_GROUP_MIN ? "few" : count;
}

/** The length of its bar: every small group looks alike. */
export function barLengthOf(told: ToldCount): number {
  return told === "few" ? STATISTICS_GROUP_MIN / 2 : told;
}
