import { cityIdOf, type CityId } from "./city.ts";

/** Paris, Lyon and Marseille are one city each: the codes of their arrondissements lead to it. */
const ARRONDISSEMENTS = [
  { first: 75_101, last: 75_120, parent: "75056" },
  { first: 69_381, last: 69_389, parent: "69123" },
  { first: 13_201, last: 13_216, parent: "13055" },
] as const;

export function parentCommuneOf(code: CityId): CityId {
  const number = Number(code);
  return ARRONDISSEMENTS.find(({ first, last }) => number >= first && number <= last)?.parent ?? code;
}

export function wholeCityOf(written: string): CityId | undefined {
  const code = cityIdOf(written);
  return code === undefined ? undefined : parentCommuneOf(code);
}

export function hasArrondissements(code: CityId): boolean {
  return ARRONDISSEMENTS.some(({ parent }) => parent === code);
}
