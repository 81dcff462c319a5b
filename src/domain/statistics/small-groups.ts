import { STATISTICS_GROUP_MIN } from "../limits/limits.ts";

/** A number of a public breakdown as it may be published: itself, or only that it is small. None is no secret. */
export type MaskedCount = number | "few";

export function maskedCount(count: number): MaskedCount {
  return count > 0 && count < STATISTICS_GROUP_MIN ? "few" : count;
}

/** The length of its bar: every small group looks alike. */
export function barLengthOf(masked: MaskedCount): number {
  return masked === "few" ? STATISTICS_GROUP_MIN / 2 : masked;
}

/** The order tells no more of small groups than their numbers: among them it is the one they came in. */
export function byLength(a: { readonly count: MaskedCount }, b: { readonly count: MaskedCount }): number {
  return barLengthOf(b.count) - barLengthOf(a.count);
}
