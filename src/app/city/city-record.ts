import { cityIdOf, type CityId } from "../../domain/city/city.ts";
import { remember } from "../session/remember.ts";

/** What this device remembers of the person's city. */
export interface CityRecord {
  readonly cityId: CityId | undefined;
  /** Chosen on this device, and the server was not told yet. */
  readonly pendingCityId: CityId | undefined;
  /** What is known of a city that was chosen without network, as it was read: `provisionalIn` parses it. */
  readonly provisional: unknown;
}

const KEY = "parvis.city";
/** Until version 0.1 the code alone stood under `KEY`, and the rest under keys of their own. */
const FORMER_PENDING_KEY = "parvis.city-untold";
const FORMER_PROVISIONAL_KEY = "parvis.city-provisional";

const NO_RECORD: CityRecord = { cityId: undefined, pendingCityId: undefined, provisional: undefined };

export function readCityRecord(storage: Storage): CityRecord {
  const text = storage.getItem(KEY);
  if (text === null) return NO_RECORD;
  const formerCityId = cityIdOf(text);
  return formerCityId === undefined ? parsed(text) : convertFormer(storage, formerCityId);
}

/** Other pages of this device write the record too: what `change` does not name stays as it is there. */
export function updateCityRecord(storage: Storage, change: Partial<CityRecord>): void {
  const record = { ...readCityRecord(storage), ...change };
  if (record.cityId === undefined) forgetCityRecord(storage);
  else remember(storage, KEY, JSON.stringify(record));
}

export function forgetCityRecord(storage: Storage): void {
  storage.removeItem(KEY);
}

function parsed(text: string): CityRecord {
  const { cityId, pendingCityId, provisional } = (jsonIn(text) ?? {}) as Partial<
    Record<keyof CityRecord, unknown>
  >;
  return { cityId: cityIdIn(cityId), pendingCityId: cityIdIn(pendingCityId), provisional };
}

function convertFormer(storage: Storage, cityId: CityId): CityRecord {
  const record: CityRecord = {
    cityId,
    pendingCityId: cityIdIn(storage.getItem(FORMER_PENDING_KEY)),
    provisional: jsonIn(storage.getItem(FORMER_PROVISIONAL_KEY)),
  };
  remember(storage, KEY, JSON.stringify(record));
  for (const key of [FORMER_PENDING_KEY, FORMER_PROVISIONAL_KEY]) storage.removeItem(key);
  return record;
}

function cityIdIn(value: unknown): CityId | undefined {
  return typeof value === "string" ? cityIdOf(value) : undefined;
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

const VISIT_KEY = "parvis.visit";

/**
 * The city that this account looks at in this tab without being of it; a reload does not ask again. A browser may bring a tab
 * back when somebody else has signed in meanwhile: they see nothing of it (P8).
 *
 * @param session kept apart from the record, since it belongs to one tab
 */
export function visitedCity(session: Storage, uid: string | undefined): CityId | undefined {
  const [owner, cityId = ""] = (session.getItem(VISIT_KEY) ?? "").split(" ");
  return uid !== undefined && owner === uid ? cityIdOf(cityId) : undefined;
}

export function saveVisit(session: Storage, uid: string | undefined, cityId: CityId | undefined): void {
  if (cityId === undefined) session.removeItem(VISIT_KEY);
  else if (uid !== undefined) session.setItem(VISIT_KEY, `${uid} ${cityId}`);
}

/** A guest became an account, and goes on looking at the same city. */
export function handOverVisit(session: Storage, from: string, to: string): void {
  const cityId = visitedCity(session, from);
  if (cityId !== undefined) saveVisit(session, to, cityId);
}
