import type { CityId } from "../../domain/city/city.ts";
import type { CommuneEntry } from "./commune-entry.ts";

export interface Department {
  readonly code: string;
  readonly name: string;
  /** By name. */
  readonly communes: readonly CommuneEntry[];
}

/** "35" of "35024", "2A" of "2A004", "974" of "97411". */
export function departmentOf(cityId: CityId): string {
  return cityId.slice(0, /^9[78]/u.test(cityId) ? 3 : 2);
}

export function departmentsOf(index: readonly CommuneEntry[]): readonly Department[] {
  const byCode = new Map<string, CommuneEntry[]>();
  for (const entry of index) {
    const code = departmentOf(entry.code);
    const others = byCode.get(code);
    if (others === undefined) byCode.set(code, [entry]);
    else others.push(entry);
  }
  return [...byCode]
    .map(([code, communes]) => ({
      code,
      name: communes[0]?.department ?? code,
      communes: communes.toSorted((a, b) => a.name.localeCompare(b.name, "fr")),
    }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
