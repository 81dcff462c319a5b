import { sessionStore } from "../../data/device/page-storage.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import { logProblem } from "../log-problem.ts";
import type { AppStore, Services } from "../app-state.ts";
import { noteTold, noteUntold, rememberCity } from "./last-place.ts";
import { forgetVisit } from "./visit-city.ts";

const telling = new Set<CityId>();

/** `no_such_city`: there is no such commune. `city_load_failed`: nobody could say. */
export type ChooseCityProblem = "no_such_city" | "city_load_failed";

/** What the choice needs of the cloud. */
export type CityServices = Pick<Services, "callables" | "readCity"> & {
  readonly session: Pick<Services["session"], "token">;
};

/**
 * Makes a commune the person's own: its document is read, or created and read again. The server is told, and the claims are
 * read again, while the map opens already. Choosing one's own commune does nothing.
 */
export async function chooseCity(
  cityId: CityId,
  store: Pick<AppStore, "get" | "set">,
  services: CityServices,
  storage: Storage,
): Promise<Result<void, ChooseCityProblem>> {
  if (store.get().cityId === cityId) return ok(undefined);
  const city = await readOrCreate(cityId, services);
  if (!city.ok) return city;
  takeCity(cityId, store, storage);
  void tellServer(cityId, services, storage);
  return ok(undefined);
}

/** The choice stands on this device; the server is told now or when it can be. */
export function takeCity(cityId: CityId, store: Pick<AppStore, "set">, storage: Storage): void {
  rememberCity(storage, cityId);
  noteUntold(storage, cityId);
  forgetVisit(sessionStore());
  store.set({ cityId, visitedCityId: undefined, cityFailed: false });
}

export async function readOrCreate(
  cityId: CityId,
  { readCity, callables }: CityServices,
): Promise<Result<City, ChooseCityProblem>> {
  try {
    const known = await readCity(cityId, "if-any");
    if (known !== undefined) return ok(known);
    const created = await callables.createCity(cityId);
    if (!created.ok) return created;
    const city = await readCity(cityId, "must-come");
    return city === undefined ? err("city_load_failed") : ok(city);
  } catch (error) {
    logProblem("The city could not be loaded.", error);
    return err("city_load_failed");
  }
}

/** As specified, a failure here is logged and no message is shown. The map does not wait for it: the choice stands on this device, and is told again later. */
export async function tellServer(
  cityId: CityId,
  { callables, session }: CityServices,
  storage: Storage,
): Promise<void> {
  if (telling.has(cityId)) return;
  telling.add(cityId);
  try {
    await callables.updateUserCity(cityId);
    noteTold(storage);
    await session.token(true);
  } catch (error) {
    logProblem("The server was not told of the new city.", error);
  } finally {
    telling.delete(cityId);
  }
}
