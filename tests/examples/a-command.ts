import type { MyPlace } from "../../src/domain/account/my-places.ts";
import type { CityPreferences } from "../../src/domain/account/city-preferences-schema.ts";
import type { StatusPayload } from "../../src/domain/anomaly/status-payload.ts";
import type { ModeratePayload } from "../../src/domain/moderation/moderate-payload.ts";
import type { CitySettings } from "../../src/domain/city/city-settings.ts";
import { NO_CITY_SETTINGS } from "../../src/domain/city/update-city-settings.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aReport } from "./a-report.ts";
import { anIdentifier, NOW } from "./identifiers.ts";

/** What all of them say, once the city has something to be based on. */
const ASKED = { cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW } as const;

export function aCommand(over: Partial<CommandOf<"report-anomaly">> = {}): CommandOf<"report-anomaly"> {
  const payload = aReport();
  return { ...ASKED, id: anIdentifier(1), kind: "report-anomaly", payload, basedOn: null, ...over };
}

export function aMeToo(
  anomalyId: string,
  on = true,
  over: Partial<CommandOf<"me-too-anomaly">> = {},
): CommandOf<"me-too-anomaly"> {
  return { ...ASKED, id: anIdentifier(2), kind: "me-too-anomaly", payload: { anomalyId, on }, ...over };
}

export function aFollow(
  anomalyId: string,
  on = true,
  over: Partial<CommandOf<"follow-anomaly">> = {},
): CommandOf<"follow-anomaly"> {
  return { ...ASKED, id: anIdentifier(3), kind: "follow-anomaly", payload: { anomalyId, on }, ...over };
}

export function aCitySetting(
  before: Partial<CitySettings>,
  after: Partial<CitySettings>,
  over: Partial<CommandOf<"update-city-settings">> = {},
): CommandOf<"update-city-settings"> {
  const payload = { before: { ...NO_CITY_SETTINGS, ...before }, after: { ...NO_CITY_SETTINGS, ...after } };
  return { ...ASKED, id: anIdentifier(4), kind: "update-city-settings", payload, ...over };
}

/** A moderator answers a report that is « Signalée »; texts that nobody asked for are empty. */
export function aStatusChange(
  asked: Pick<StatusPayload, "to"> & Partial<StatusPayload>,
  over: Partial<CommandOf<"change-status">> = {},
): CommandOf<"change-status"> {
  const none = { reason: "", code: "", partner: "", plannedFor: "" } as const;
  const payload: StatusPayload = { anomalyId: anIdentifier(101), from: "new", ...none, ...asked };
  return { ...ASKED, id: anIdentifier(6), kind: "change-status", payload, ...over };
}

/** A moderator decides who may see a report about which nobody decided yet. */
export function aModeration(
  asked: Pick<ModeratePayload, "to"> & Partial<ModeratePayload>,
  over: Partial<CommandOf<"moderate-content">> = {},
): CommandOf<"moderate-content"> {
  const subject = { collection: "anomalies", id: anIdentifier(101) } as const;
  const code = asked.to === "hidden" ? "offensive" : "";
  const payload: ModeratePayload = { subject, seen: 0, code, reason: "", ...asked };
  return { ...ASKED, id: anIdentifier(7), kind: "moderate-content", payload, ...over };
}

/** « Chez moi », near the church of Betton. */
export function aMyPlace(over: Partial<MyPlace> = {}): MyPlace {
  return { id: anIdentifier(40), label: "Chez moi", place: placeOf(48.182, -1.644), radiusM: 500, ...over };
}

/** Somebody settles their own places in the city, and what its map opens with. */
export function someCityPreferences(
  chosen: Pick<CityPreferences, "places" | "opensOn"> & Partial<CityPreferences>,
  over: Partial<CommandOf<"update-my-city">> = {},
): CommandOf<"update-my-city"> {
  const payload = { filter: null, view: null, ...chosen };
  return { ...ASKED, id: anIdentifier(5), kind: "update-my-city", payload, ...over };
}
