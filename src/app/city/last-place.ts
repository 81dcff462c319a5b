import { cityIdOf, type CityId } from "../../domain/city/city.ts";
import type { PlaceName } from "../../domain/navigation/access.ts";
import { isResumable, type ResumableRoute } from "../../domain/navigation/resumable.ts";
import { remember } from "../session/remember.ts";

const CITY_KEY = "parvis.city";
const UNTOLD_KEY = "parvis.city-untold";
/** What is known of a city that was chosen without network. */
export const PROVISIONAL_KEY = "parvis.city-provisional";
const ROUTE_KEY = "parvis.route";

export function lastCity(storage: Storage): CityId | undefined {
  return cityIdOf(storage.getItem(CITY_KEY) ?? "");
}

export function rememberCity(storage: Storage, cityId: CityId): void {
  remember(storage, CITY_KEY, cityId);
}

/** The city that was chosen here and that the server does not know of yet. */
export function untoldCity(storage: Storage): CityId | undefined {
  return cityIdOf(storage.getItem(UNTOLD_KEY) ?? "");
}

export function noteUntold(storage: Storage, cityId: CityId): void {
  remember(storage, UNTOLD_KEY, cityId);
}

export function noteTold(storage: Storage): void {
  storage.removeItem(UNTOLD_KEY);
}

/** Nobody is here any more, or the city could not be loaded: Home begins anew. */
export function forgetPlace(storage: Storage): void {
  for (const key of [CITY_KEY, UNTOLD_KEY, PROVISIONAL_KEY, ROUTE_KEY]) storage.removeItem(key);
}

/** Undefined before this device was anywhere that one goes back to. */
export function lastRoute(storage: Storage): ResumableRoute | undefined {
  const name = storage.getItem(ROUTE_KEY);
  return isResumable(name) ? name : undefined;
}

export function rememberRoute(storage: Storage, place: PlaceName): void {
  if (isResumable(place)) remember(storage, ROUTE_KEY, place);
}
