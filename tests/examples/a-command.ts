import type { MyPlace } from "../../src/domain/account/my-places.ts";
import type { MyCityPayload } from "../../src/domain/account/update-my-city.ts";
import type { CitySettings } from "../../src/domain/city/city-settings.ts";
import { NO_CITY_SETTINGS } from "../../src/domain/city/update-city-settings.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aReport } from "./a-report.ts";
import { anIdentifier, NOW } from "./identifiers.ts";

/** Somebody presses « Envoyer » under a report. */
export function aCommand(over: Partial<CommandOf<"report-anomaly">> = {}): CommandOf<"report-anomaly"> {
  return {
    id: anIdentifier(1),
    kind: "report-anomaly",
    cityId: "35024",
    payload: aReport(),
    basedOn: null,
    dependsOn: null,
    performedAt: NOW,
    ...over,
  };
}

/** Somebody presses « Je constate aussi », or takes it back. */
export function aMeToo(
  anomalyId: string,
  on = true,
  over: Partial<CommandOf<"me-too-anomaly">> = {},
): CommandOf<"me-too-anomaly"> {
  return {
    id: anIdentifier(2),
    kind: "me-too-anomaly",
    cityId: "35024",
    payload: { anomalyId, on },
    basedOn: 1,
    dependsOn: null,
    performedAt: NOW,
    ...over,
  };
}

/** Somebody presses « Suivre », or stops following. */
export function aFollow(
  anomalyId: string,
  on = true,
  over: Partial<CommandOf<"follow-anomaly">> = {},
): CommandOf<"follow-anomaly"> {
  return {
    id: anIdentifier(3),
    kind: "follow-anomaly",
    cityId: "35024",
    payload: { anomalyId, on },
    basedOn: 1,
    dependsOn: null,
    performedAt: NOW,
    ...over,
  };
}

/** A moderator settles something for the city. */
export function aCitySetting(
  before: Partial<CitySettings>,
  after: Partial<CitySettings>,
  over: Partial<CommandOf<"update-city-settings">> = {},
): CommandOf<"update-city-settings"> {
  return {
    id: anIdentifier(4),
    kind: "update-city-settings",
    cityId: "35024",
    payload: { before: { ...NO_CITY_SETTINGS, ...before }, after: { ...NO_CITY_SETTINGS, ...after } },
    basedOn: 1,
    dependsOn: null,
    performedAt: NOW,
    ...over,
  };
}

/** « Chez moi », near the church of Betton. */
export function aMyPlace(over: Partial<MyPlace> = {}): MyPlace {
  return { id: anIdentifier(40), label: "Chez moi", place: placeOf(48.182, -1.644), radiusM: 500, ...over };
}

/** Somebody settles their own places in the city, and what its map opens with. */
export function aMyCity(
  payload: Pick<MyCityPayload, "places" | "opensOn"> & Partial<MyCityPayload>,
  over: Partial<CommandOf<"update-my-city">> = {},
): CommandOf<"update-my-city"> {
  return {
    id: anIdentifier(5),
    kind: "update-my-city",
    cityId: "35024",
    payload: { filter: null, view: null, ...payload },
    basedOn: 1,
    dependsOn: null,
    performedAt: NOW,
    ...over,
  };
}
