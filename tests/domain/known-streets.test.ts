import { expect, it } from "vitest";
import { knownStreets } from "../../src/domain/place/known-streets.ts";
import { placeOf } from "../../src/domain/place/place.ts";

const known = (address: string, lng = -1.64) => ({ address, place: placeOf(48.18, lng) });
const names = (...addresses: readonly string[]) =>
  knownStreets(addresses.map((address) => known(address))).map(({ name }) => name);

it("streets are known by the addresses of reports, however they were written [MAP-13]", () => {
  expect(
    names("3 rue du Trégor, 35830 Betton", "12 bis rue du Trégor 35830 Betton", "rue du Trégor"),
  ).toEqual(["rue du Trégor"]);
  expect(names("", "35830 Betton", "12, place de la Cale")).toEqual(["place de la Cale"]);
  expect(names("allée B", "rue A", "2 rue A")).toEqual(["rue A", "allée B"]);
});

it("a street is named at one of its addresses, about half-way [MAP-13]", () => {
  const [street] = knownStreets([known("1 rue A", -1.6), known("9 rue A", -1.62), known("5 rue A", -1.61)]);
  expect(street?.place).toEqual(placeOf(48.18, -1.61));
});
