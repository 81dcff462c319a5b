import { describe, expect, it } from "vitest";
import { placeOf } from "../../../src/domain/place/place.ts";
import { parseCommuneIndex } from "../../../src/remote/communes/commune-entry.ts";
import { communePlace } from "../../../src/remote/communes/commune-place.ts";
import { departmentsOf } from "../../../src/remote/communes/departments.ts";
import { nearestCommunes } from "../../../src/remote/communes/nearest-communes.ts";

const INDEX = parseCommuneIndex(
  [
    "2A004\tAjaccio\t20000\t76320\t419192\t87386\tCorse-du-Sud",
    "35024\tBetton\t35830\t12964\t481817\t-16436\tIlle-et-Vilaine",
    "35051\tCesson-Sévigné\t35510\t18000\t481220\t-16030\tIlle-et-Vilaine",
    "35059\tLa Chapelle-des-Fougeretz\t35520\t5000\t\t\tIlle-et-Vilaine",
    "35088\tMelesse\t35520\t6500\t482160\t-16960\tIlle-et-Vilaine",
    "75056\tParis\t75001\t2113705\t488534\t23488\tParis",
    "97411\tSaint-Denis\t97400\t155634\t-208789\t554481\tLa Réunion",
    "98901\tÎle de Clipperton\t98799\t\t\t\tÎle de Clipperton",
  ].join("\n"),
);
const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

function placeOfCommune(code: string) {
  const entry = INDEX.find((each) => each.code === code);
  if (entry === undefined) throw new Error(`${code} is not in the index.`);
  return communePlace(entry, INDEX);
}

describe("the map of France", () => {
  it("has every territory in its list [CITY-20]", () => {
    expect(departmentsOf(INDEX).map(({ code }) => code)).toEqual(["2A", "35", "75", "974", "989"]);
    const [, ille] = departmentsOf(INDEX);
    expect(names(ille?.communes ?? [])).toEqual([
      "Betton",
      "Cesson-Sévigné",
      "La Chapelle-des-Fougeretz",
      "Melesse",
    ]);
  });
});

describe("the nearest communes", () => {
  it("are sorted by distance to known centres, and empty where nothing is near [CITY-21]", () => {
    const near = nearestCommunes(INDEX, placeOf(48.19, -1.64), 5);
    expect(names(near.map(({ entry }) => entry))).toEqual(["Betton", "Melesse", "Cesson-Sévigné"]);
    expect(near[0]?.distanceM).toBeLessThan(1_500);
    expect(nearestCommunes(INDEX, placeOf(45, -30), 5)).toEqual([]);
  });
});

describe("where a commune is", () => {
  it("is its centre, else that of its postcode, and unknown when neither is known [CITY-19]", () => {
    expect(placeOfCommune("35024")).toEqual({ latE6: 48_181_700, lngE6: -1_643_600 });
    expect(placeOfCommune("35059")).toEqual({ latE6: 48_216_000, lngE6: -1_696_000 });
    expect(placeOfCommune("98901")).toBeNull();
  });
});
