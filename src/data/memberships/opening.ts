import type { FirstGround } from "../../domain/background/first-ground.ts";
import { exactText, object } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { CITY_ID_SCHEMA, type CityId } from "../../domain/city/city.ts";
import { PLACE_SCHEMA, type Place } from "../../domain/place/place.ts";

/** The place of their own on which one person's map opens, known before the databases are open. */
interface Opening {
  readonly uid: string;
  readonly cityId: CityId;
  readonly place: Place;
  /** For the document alone: it is written, and nothing of ours reads it. */
  readonly ground?: FirstGround | undefined;
}

const KEY = "parvis.opening";
const OPENING = object<Omit<Opening, "ground">>(
  { uid: exactText, cityId: CITY_ID_SCHEMA, place: PLACE_SCHEMA },
  { unknown: "dropped" },
);

/** One for the device: that of the account which goes on here, forgotten with it (P8). */
export const openingIn = (storage: KeyValueStorage) => storedJson<Opening>(storage, KEY, OPENING);

export function rememberedOpening(storage: KeyValueStorage, uid: string, cityId: CityId): Place | undefined {
  const opening = openingIn(storage).read();
  return opening?.uid === uid && opening.cityId === cityId ? opening.place : undefined;
}
