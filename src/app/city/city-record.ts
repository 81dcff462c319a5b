import { openingIn } from "../../data/memberships/opening.ts";
import type { FirstGround } from "../../domain/background/first-ground.ts";
import { exactText, integer, nullable, object, text } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { CITY_ID_SCHEMA, cityIdOf, type City, type CityId } from "../../domain/city/city.ts";
import { withSettings } from "../../domain/city/city-settings.ts";
import { cityUntilThen, type ProvisionalCity } from "../../domain/city/provisional-city.ts";
import type { Place } from "../../domain/place/place.ts";
import { outlineIn } from "./outline-record.ts";

export interface CityRecord {
  readonly cityId: CityId;
  readonly pendingCityId: CityId | null;
  readonly provisional: ProvisionalCity | null;
}

const KEY = "parvis.city";
const COMMUNE_KEY = "parvis.commune";
/** Until version 0.1 the code alone stood under `KEY`, and the rest under keys of their own. */
const FORMER_PENDING_KEY = "parvis.city-untold";
const FORMER_PROVISIONAL_KEY = "parvis.city-provisional";

const E6_MAX = 180_000_000;
const e6 = integer({ min: -E6_MAX, max: E6_MAX });

const place = object<Place>({ latE6: e6, lngE6: e6 });
const ABOUT = {
  id: CITY_ID_SCHEMA,
  name: text({ min: 1, max: 100 }),
  population: nullable(integer({ min: 0, max: Number.MAX_SAFE_INTEGER })),
  place,
};

const PROVISIONAL = object<ProvisionalCity>(ABOUT);

const RECORD = object<CityRecord>({
  cityId: CITY_ID_SCHEMA,
  pendingCityId: nullable(CITY_ID_SCHEMA),
  provisional: nullable(PROVISIONAL),
});

export function readCityRecord(storage: KeyValueStorage): CityRecord | undefined {
  const formerCityId = cityIdOf(storedJson(storage, KEY, exactText).read() ?? "");
  if (formerCityId !== undefined) convertFormer(storage, formerCityId);
  return storedJson(storage, KEY, RECORD).read();
}

/** False where the storage did not take it. */
export function writeCityRecord(storage: KeyValueStorage, record: CityRecord): boolean {
  return storedJson(storage, KEY, RECORD).write(record);
}

export function forgetCityRecord(storage: KeyValueStorage): void {
  storedJson(storage, KEY, RECORD).forget();
  communeIn(storage).forget();
  outlineIn(storage).forget();
  openingIn(storage).forget();
}

/** What its frame and its map need before the databases are open: as the city itself said it the last time. */
export interface RememberedCommune extends ProvisionalCity {
  readonly cityHall: Place;
  /** For the document alone: it is written, and nothing of ours reads it. */
  readonly ground?: FirstGround | undefined;
}

const COMMUNE = object<Omit<RememberedCommune, "ground">>(
  { ...ABOUT, cityHall: place },
  { unknown: "dropped" },
);

export const communeIn = (storage: KeyValueStorage) =>
  storedJson<RememberedCommune>(storage, COMMUNE_KEY, COMMUNE);

/** Without outline, and without settings: for a map, and for nothing that decides or promises. */
export function rememberedCommune(storage: KeyValueStorage, cityId: CityId): City | undefined {
  const commune = communeIn(storage).read();
  if (commune?.id !== cityId) return undefined;
  return withSettings({ ...cityUntilThen(commune), positionCityHall: commune.cityHall, approximate: false });
}

function convertFormer(storage: KeyValueStorage, cityId: CityId): void {
  const pending = storedJson(storage, FORMER_PENDING_KEY, exactText);
  const formerProvisional = storedJson(storage, FORMER_PROVISIONAL_KEY, PROVISIONAL);
  const found = formerProvisional.read();
  // Version 0.1 left it there when another city was chosen.
  const provisional = found?.id === cityId ? found : null;
  writeCityRecord(storage, { cityId, pendingCityId: cityIdOf(pending.read() ?? "") ?? null, provisional });
  pending.forget();
  formerProvisional.forget();
}

const VISIT_KEY = "parvis.visit";
const VISIT = object({ uid: exactText, cityId: CITY_ID_SCHEMA });
const visitIn = (session: KeyValueStorage) => storedJson(session, VISIT_KEY, VISIT);

/** A browser may bring a tab back when somebody else has signed in meanwhile: they see nothing of it (P8). */
export function visitedCity(session: KeyValueStorage, uid: string | undefined): CityId | undefined {
  const visit = visitIn(session).read();
  return visit !== undefined && visit.uid === uid ? visit.cityId : undefined;
}

export function saveVisit(
  session: KeyValueStorage,
  uid: string | undefined,
  cityId: CityId | undefined,
): void {
  if (cityId === undefined) visitIn(session).forget();
  else if (uid !== undefined) visitIn(session).write({ uid, cityId });
}

export function handOverVisit(session: KeyValueStorage, from: string, to: string): void {
  const cityId = visitedCity(session, from);
  if (cityId !== undefined) saveVisit(session, to, cityId);
}
