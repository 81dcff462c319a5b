import type { Place } from "../../domain/place/place.ts";
import type { CommuneEntry } from "./commune-entry.ts";
import { departmentOf } from "./departments.ts";

/** Its centre, else the mean of those that share its postcode, else its département. */
export function communePlace(entry: CommuneEntry, index: readonly CommuneEntry[]): Place | null {
  if (entry.place !== null) return entry.place;
  return (
    middleOf(index.filter((other) => other.postcodes.some((code) => entry.postcodes.includes(code)))) ??
    middleOf(index.filter((other) => departmentOf(other.code) === departmentOf(entry.code)))
  );
}

function middleOf(communes: readonly CommuneEntry[]): Place | null {
  const places = communes.flatMap(({ place }) => place ?? []);
  if (places.length === 0) return null;
  const mean = (values: readonly number[]) =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { latE6: mean(places.map(({ latE6 }) => latE6)), lngE6: mean(places.map(({ lngE6 }) => lngE6)) };
}
