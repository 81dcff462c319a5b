import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { intlLocaleOf } from "./locales.ts";

const KILOMETRE_M = 1_000;

/** « 40 m », « 350 m », « 1,2 km »: as precise as a person walks. */
export function distanceWords(i18n: I18n, metres: number): string {
  if (metres >= KILOMETRE_M) return unit(i18n, metres / KILOMETRE_M, "kilometer", 1);
  const step = metres < 100 ? 1 : 10;
  return unit(i18n, Math.round(metres / step) * step, "meter", 0);
}

export function sizeWords(i18n: I18n, bytes: number): string {
  if (bytes >= 1_000_000) return unit(i18n, bytes / 1_000_000, "megabyte", 1);
  return unit(i18n, Math.max(1, Math.round(bytes / 1_000)), "kilobyte", 0);
}

export function numberWords(i18n: I18n, count: number): string {
  return new Intl.NumberFormat(intlLocaleOf(i18n.locale)).format(count);
}

/** « 1 habitant », « Aucun habitant » */
export function peopleWords(i18n: I18n, people: number): string {
  return i18n._(msg`${plural(people, { 0: "Aucun habitant", one: "# habitant", other: "# habitants" })}`);
}

function unit(
  i18n: I18n,
  value: number,
  name: "meter" | "kilometer" | "kilobyte" | "megabyte",
  decimals: number,
) {
  return new Intl.NumberFormat(intlLocaleOf(i18n.locale), {
    style: "unit",
    unit: name,
    maximumFractionDigits: decimals,
  }).format(value);
}
