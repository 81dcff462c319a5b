import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { anIdentifier, NOW } from "./identifiers.ts";

const REPORTED = NOW - DAY_MS;

export function anAnomaly(over: Partial<Anomaly> = {}): Anomaly {
  return {
    id: anIdentifier(101),
    cityId: "35024",
    number: "2026-0142",
    rev: 1,
    schemaVersion: 1,
    status: "new",
    previousStatus: null,
    visibility: "public",
    categoryId: "voirie",
    subcategoryId: "nid-de-poule",
    title: "Nid-de-poule rue du Trégor",
    description: "Un trou d’une vingtaine de centimètres à la sortie du rond-point, côté droit.",
    place: placeOf(48.1809, -1.6452),
    positionSource: "gps",
    accuracyM: 12,
    address: "3 rue du Trégor, 35830 Betton",
    locationHint: "",
    photos: [],
    danger: "tres_genant",
    observedAt: REPORTED - HOUR_MS,
    authorId: "resident-maelle",
    authorKind: "resident",
    authorName: "",
    history: [{ at: REPORTED, status: "new", reason: "", byKind: "resident", byName: "" }],
    duplicateOf: null,
    partner: "",
    plannedFor: "",
    meTooCount: 0,
    followersCount: 1,
    commentsCount: 0,
    performedAt: REPORTED,
    createdAt: REPORTED,
    updatedAt: REPORTED,
    ...over,
  };
}
