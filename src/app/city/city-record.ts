import { integer, nullable, object, text } from "../../domain/basics/schema.ts";
import { CITY_ID_SCHEMA, cityIdOf, type CityId } from "../../domain/city/city.ts";
import type { ProvisionalCity } from "../../domain/city/provisional-city.ts";
import { remember, storedJson } from "../session/remember.ts";

export interface CityRecord {
  readonly cityId: CityId;
  readonly pendingCityId: CityId | null;
  readonly provisional: ProvisionalCity | null;
}

const KEY = "parvis.city";
/** Until version 0.1 the code alone stood under `KEY`, and the rest under keys of their own. */
const FORMER_PENDING_KEY = "parvis.city-untold";
const FORMER_PROVISIONAL_KEY = "parvis.city-provisional";

const E6_MAX = 180_000_000;
const e6 = integer({ min: -E6_MAX, max: E6_MAX });

const SCHEMA = object<CityRecord>({
  cityId: CITY_ID_SCHEMA,
  pendingCityId: nullable(CITY_ID_SCHEMA),
  provisional: nullable(
    object<ProvisionalCity>({
      id: CITY_ID_SCHEMA,
      name: text({ min: 1, max: 100 }),
      population: nullable(integer({ min: 0, max: Number.MAX_SAFE_INTEGER })),
      place: object({ latE6: e6, lngE6: e6 }),
    }),
  ),
});

export function readCityRecord(storage: Storage): CityRecord | undefined {
  const formerCityId = cityIdOf(storage.getItem(KEY) ?? "");
  if (formerCityId !== undefined) convertFormer(storage, formerCityId);
  const record = SCHEMA.parse(storedJson(storage, KEY));
  return record.ok ? record.value : undefined;
}

export function writeCityRecord(storage: Storage, record: CityRecord): void {
  remember(storage, KEY, JSON.stringify(record));
}

export function forgetCityRecord(storage: Storage): void {
  storage.removeItem(KEY);
}

function convertFormer(storage: Storage, cityId: CityId): void {
  const pendingCityId = cityIdOf(storage.getItem(FORMER_PENDING_KEY) ?? "") ?? null;
  const record = { cityId, pendingCityId, provisional: storedJson(storage, FORMER_PROVISIONAL_KEY) };
  const parsed = SCHEMA.parse(record);
  // Version 0.1 left it there when another city was chosen.
  const isWhole = parsed.ok && (parsed.value.provisional?.id ?? cityId) === cityId;
  remember(storage, KEY, JSON.stringify(isWhole ? record : { ...record, provisional: null }));
  for (const key of [FORMER_PENDING_KEY, FORMER_PROVISIONAL_KEY]) storage.removeItem(key);
}

const VISIT_KEY = "parvis.visit";

/** A browser may bring a tab back when somebody else has signed in meanwhile: they see nothing of it (P8). */
export function visitedCity(session: Storage, uid: string | undefined): CityId | undefined {
  const [owner, cityId = ""] = (session.getItem(VISIT_KEY) ?? "").split(" ");
  return uid !== undefined && owner === uid ? cityIdOf(cityId) : undefined;
}

export function saveVisit(session: Storage, uid: string | undefined, cityId: CityId | undefined): void {
  if (cityId === undefined) session.removeItem(VISIT_KEY);
  else if (uid !== undefined) session.setItem(VISIT_KEY, `${uid} ${cityId}`);
}

export function handOverVisit(session: Storage, from: string, to: string): void {
  const cityId = visitedCity(session, from);
  if (cityId !== undefined) saveVisit(session, to, cityId);
}
