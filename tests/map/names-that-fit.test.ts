import { expect, it } from "vitest";
import { namesThatFit } from "../../src/map/layers/names-that-fit.ts";

const place = { latE6: 0, lngE6: 0 };
const at = (name: string, x: number, y: number) => ({ name, place, x, y });

it("names of streets never lie on one another, nor out of sight [MAP-13]", () => {
  const names = [
    at("rue du Trégor", 100, 100),
    at("rue de l’Ille", 130, 110),
    at("rue de Rennes", 130, 140),
    at("rue d’Armor", -5, 50),
    at("quai de la Cale", 390, 700),
  ];
  expect(namesThatFit(names, { x: 390, y: 600 }).map(({ name }) => name)).toEqual([
    "rue du Trégor",
    "rue de Rennes",
  ]);
});
