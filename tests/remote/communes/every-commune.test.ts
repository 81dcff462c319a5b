import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inRoot } from "../../../local/paths.ts";
import { ensureCommuneIndex } from "../../../local/build.ts";
import { hasArrondissements } from "../../../src/domain/city/parent-commune.ts";
import { parseCommuneIndex, type CommuneEntry } from "../../../src/remote/communes/commune-entry.ts";
import { searchCommunes } from "../../../src/remote/communes/search-communes.ts";
import { chanceOf } from "../../replication/pull/fake-time.ts";
import { SEED, stories } from "../../support/stories.ts";

ensureCommuneIndex();
const index = parseCommuneIndex(readFileSync(inRoot("public/data/communes.tsv"), "utf8"));

/** A search looks at 35,000 communes: in every run, those whose names could mislead it, and some that chance names. */
const ODD = /\d|^.{1,2}$|^(?:st|ste|sts)\b|arr(?:ondissemen)?t|ardt|[’'œæÿ]/iu;
const CHANCE = stories(60);

function sampleOf<T>(all: readonly T[], count: number): readonly T[] {
  const chance = chanceOf(SEED);
  return Array.from(
    { length: Math.min(count, all.length) },
    () => all[Math.floor(chance() * all.length)],
  ).filter((one) => one !== undefined);
}

const odd = index.filter(({ name }) => ODD.test(name));
const asked = [
  ...sampleOf(odd, CHANCE),
  ...odd.filter(({ name }) => name.length < 3),
  ...sampleOf(index, CHANCE),
];
const found = (text: string): readonly string[] =>
  searchCommunes(index, text, Infinity).entries.map(({ code }) => code);

describe("every commune of the country", () => {
  it("is found by its whole name [CITY-8]", () => {
    expect(asked.filter(({ name, code }) => !found(name).includes(code))).toEqual([]);
  }, 120_000);

  it("is found by its name with each of its postcodes, before or after it [CITY-8]", () => {
    const lost = asked.flatMap(({ name, code, postcodes }) =>
      sampleOf(postcodes, 1)
        .flatMap((postcode) => [`${name} ${postcode}`, `${postcode} ${name}`])
        .filter((text) => !found(text).includes(code)),
    );
    expect(lost).toEqual([]);
  }, 120_000);

  it("is among all that its postcode has, however many they are [CITY-8]", () => {
    const byPostcode = new Map<string, CommuneEntry[]>();
    for (const entry of index)
      for (const postcode of entry.postcodes)
        byPostcode.set(postcode, [...(byPostcode.get(postcode) ?? []), entry]);
    const shared = [...byPostcode].filter(([, entries]) => entries.length > 8);
    expect(shared.length).toBeGreaterThan(1_400);
    for (const [postcode, entries] of sampleOf(shared, CHANCE)) {
      // A commune's own code may be written like a postcode of others.
      const all = found(postcode);
      expect(entries.filter(({ code }) => !all.includes(code))).toEqual([]);
      expect(searchCommunes(index, postcode, 8)).toMatchObject({ count: all.length });
    }
  }, 120_000);

  it("is found by an arrondissement's number and postcode, where it has any [CITY-8]", () => {
    const cities = index.filter(({ code }) => hasArrondissements(code));
    expect(cities.map(({ name }) => name).toSorted()).toEqual(["Lyon", "Marseille", "Paris"]);
    for (const { name, code, postcodes } of cities) {
      for (const postcode of postcodes.filter(
        (one) => Number(one.slice(-2)) > 0 && Number(one.slice(-2)) <= 20,
      )) {
        const number = Number(postcode.slice(-2));
        for (const text of [postcode, `${name} ${number}`, `${name} ${number}e arrondissement`])
          expect({ text, found: found(text).includes(code) }).toEqual({ text, found: true });
      }
    }
  });

  it("is written with the typographic apostrophe [CITY-8]", () => {
    expect(index.filter(({ name, department }) => `${name}${department}`.includes("'"))).toEqual([]);
  });
});
