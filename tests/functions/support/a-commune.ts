import { placeOf } from "../../../src/domain/place/place.ts";

const RECTANGLE = [
  [
    [8.6, 41.9],
    [8.8, 41.9],
    [8.8, 42],
    [8.6, 42],
    [8.6, 41.9],
  ],
];

/** For what is written there. */
export const IN_AJACCIO = placeOf(41.93, 8.71);

/** One item of the geographic API's answer, as it tells Ajaccio. */
export function aCommuneItem(over: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    population: 76_320,
    centre: { type: "Point", coordinates: [8.7012, 41.9373] },
    contour: { type: "Polygon", coordinates: RECTANGLE },
    mairie: { type: "Point", coordinates: [8.7386, 41.9192] },
    nom: "Ajaccio",
    code: "2A004",
    ...over,
  };
}
