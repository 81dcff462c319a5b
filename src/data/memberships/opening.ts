import { MY_VIEWS, type MyView } from "../../domain/account/my-view.ts";
import type { FirstGround } from "../../domain/background/first-ground.ts";
import { exactText, nullable, object, oneOf } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { CITY_ID_SCHEMA, type CityId } from "../../domain/city/city.ts";
import { PLACE_SCHEMA, type Place } from "../../domain/place/place.ts";

/** What one person settled for their commune to open with, known before the databases are open. */
interface Opening {
  readonly uid: string;
  readonly cityId: CityId;
  /** For the document alone, as the ground is. */
  readonly view: MyView | null;
  /** Where its map opens; null for the whole commune. */
  readonly place: Place | null;
  readonly ground?: FirstGround | undefined;
}

const KEY = "parvis.opening";
const OPENING = object<Omit<Opening, "ground">>(
  { uid: exactText, cityId: CITY_ID_SCHEMA, view: nullable(oneOf(MY_VIEWS)), place: nullable(PLACE_SCHEMA) },
  { unknown: "dropped" },
);

/** One for the device: that of the account which goes on here, forgotten with it (P8). */
export const openingIn = (storage: KeyValueStorage) => storedJson<Opening>(storage, KEY, OPENING);

export function rememberedPlace(storage: KeyValueStorage, uid: string, cityId: CityId): Place | null {
  const opening = openingIn(storage).read();
  return opening?.uid === uid && opening.cityId === cityId ? opening.place : null;
}
