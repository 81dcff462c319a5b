import { deleteOfflineMap } from "../../features/offline-map/download-run.ts";
import { sessionStore } from "../../data/device/page-storage.ts";
import { scopesOfCity } from "../../../replication/pull/scope.ts";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import type { CityId } from "../../domain/city/city.ts";
import { logProblem } from "../log-problem.ts";
import type { AppStore } from "../app-state.ts";
import { forgetPlace } from "./last-place.ts";
import { forgetVisit } from "./visit-city.ts";

/**
 * Takes what the city says off this device, and its map; what the person made stays. Nobody may want the city any more first, or it
 * would be pulled again at once.
 *
 * @returns whether it is gone
 */
export async function forgetCity(store: AppStore, storage: Storage, cityId: CityId): Promise<boolean> {
  const { replica, device, cityId: mine, shownCityId, visitedCityId } = store.get();
  if (replica === undefined || device === undefined) return false;
  if (mine === cityId) forgetPlace(storage);
  if (visitedCityId === cityId) forgetVisit(sessionStore());
  store.set({
    ...(mine === cityId ? { cityId: undefined } : {}),
    ...(shownCityId === cityId ? { shownCityId: undefined } : {}),
    ...(visitedCityId === cityId ? { visitedCityId: undefined } : {}),
  });
  try {
    for (const scope of scopesOfCity(cityId)) await replicaStore(replica).forget(scope);
    await deleteOfflineMap(device, cityId);
    return true;
  } catch (error) {
    logProblem("A city could not be taken off this device.", error);
    return false;
  }
}
