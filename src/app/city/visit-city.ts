import { cityIdOf, type CityId } from "../../domain/city/city.ts";
import type { AppStore } from "../app-state.ts";

const KEY = "parvis.visit";

/**
 * The city that this account looks at in this tab without being of it; a reload does not ask again. A browser may bring a tab
 * back when somebody else has signed in meanwhile: they see nothing of it (P8).
 */
export function visitedCity(storage: Storage, uid: string | undefined): CityId | undefined {
  const [owner, cityId = ""] = (storage.getItem(KEY) ?? "").split(" ");
  return uid !== undefined && owner === uid ? cityIdOf(cityId) : undefined;
}

export function visitCity(store: AppStore, storage: Storage, cityId: CityId): void {
  const uid = store.get().actor?.uid;
  if (uid !== undefined) storage.setItem(KEY, `${uid} ${cityId}`);
  store.set({ visitedCityId: cityId });
}

/** What one account looked at, another goes on looking at: a guest became an account. */
export function handOverVisit(storage: Storage, from: string, to: string): void {
  const cityId = visitedCity(storage, from);
  if (cityId !== undefined) storage.setItem(KEY, `${to} ${cityId}`);
}

export function forgetVisit(storage: Storage): void {
  storage.removeItem(KEY);
}
