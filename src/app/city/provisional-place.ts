import { integer, nullable, object, text } from "../../domain/basics/schema.ts";
import { CITY_ID_SCHEMA } from "../../domain/city/city.ts";
import { cityUntilThen, type ProvisionalCity } from "../../domain/city/provisional-city.ts";
import type { AppStore } from "../app-state.ts";
import { takeCity } from "./choose-city.ts";
import { PROVISIONAL_KEY } from "./last-place.ts";
import { remember } from "../session/remember.ts";

const NAME_CHARS_MAX = 100;

const E6_MAX = 180_000_000;

const e6 = integer({ min: -E6_MAX, max: E6_MAX });

const SCHEMA = object<ProvisionalCity>({
  id: CITY_ID_SCHEMA,
  name: text({ min: 1, max: NAME_CHARS_MAX }),
  population: nullable(integer({ min: 0, max: Number.MAX_SAFE_INTEGER })),
  place: object({ latE6: e6, lngE6: e6 }),
});

/** A commune of the index becomes the person's own before the city could be asked: it is read or created when it can be. */
export function takeProvisional(city: ProvisionalCity, store: AppStore, storage: Storage): void {
  remember(storage, PROVISIONAL_KEY, JSON.stringify(city));
  store.set({ provisional: cityUntilThen(city) });
  takeCity(city.id, store, storage);
}

/** The commune of the last time, while the city has still not spoken. */
export function recallProvisional(store: AppStore, storage: Storage): void {
  const city = provisionalIn(storage);
  if (city !== undefined && city.id === store.get().cityId) store.set({ provisional: cityUntilThen(city) });
}

/** The city has spoken, or nobody waits for it any more. */
export function forgetProvisional(store: AppStore, storage: Storage): void {
  storage.removeItem(PROVISIONAL_KEY);
  store.set({ provisional: undefined });
}

function provisionalIn(storage: Storage): ProvisionalCity | undefined {
  try {
    const city = SCHEMA.parse(JSON.parse(storage.getItem(PROVISIONAL_KEY) ?? "null"));
    return city.ok ? city.value : undefined;
  } catch {
    return undefined;
  }
}
