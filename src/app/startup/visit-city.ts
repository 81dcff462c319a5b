import { cityIdOf, type CityId } from "../../domain/city/city.ts";
import type { AppStore } from "./app-state.ts";

const KEY = "parvis.visit";

/** The city this tab looks at without being of it; a reload does not ask again. */
export function visitedCity(storage: Storage): CityId | undefined {
  return cityIdOf(storage.getItem(KEY) ?? "");
}

export function visitCity(store: AppStore, storage: Storage, cityId: CityId): void {
  storage.setItem(KEY, cityId);
  store.set({ visitedCityId: cityId });
}

export function forgetVisit(storage: Storage): void {
  storage.removeItem(KEY);
}
