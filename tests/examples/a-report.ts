import type { ReportPayload } from "../../src/domain/anomaly/report-payload.ts";
import { HOUR_MS } from "../../src/domain/basics/instant.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { NOW } from "./identifiers.ts";

export function aReport(over: Partial<ReportPayload> = {}): ReportPayload {
  return {
    categoryId: "eclairage",
    subcategoryId: "lampadaire-eteint",
    title: "Lampadaire éteint devant l’école",
    description:
      "Le lampadaire n° 214 ne s’allume plus depuis lundi soir, le passage piéton est dans le noir.",
    place: placeOf(48.1832, -1.6441),
    positionSource: "map",
    accuracyM: null,
    address: "12 rue de Rennes, 35830 Betton",
    locationHint: "En face du portail de l’école",
    photos: [],
    danger: "genant",
    observedAt: NOW - HOUR_MS,
    showName: false,
    onlyTownHall: false,
    ...over,
  };
}
