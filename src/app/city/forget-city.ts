import { deleteOfflineMap } from "../../features/offline-map/download-run.ts";
import { scopesOfCity } from "../../../replication/pull/scope.ts";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import type { CityId } from "../../domain/city/city.ts";
import { logProblem } from "../log-problem.ts";
import type { AppStore } from "../app-state.ts";
import { changeCity } from "./current-city.ts";

/**
 * Takes what the city says off this device, and its map; what the person made stays. Nobody may want the city any more first, or it
 * would be pulled again at once.
 *
 * @returns whether it is gone
 */
export async function forgetCity(store: AppStore, cityId: CityId): Promise<boolean> {
  const { replica, device } = store.get();
  if (replica === undefined || device === undefined) return false;
  changeCity(store, { kind: "forgotten", cityId });
  try {
    for (const scope of scopesOfCity(cityId)) await replicaStore(replica).forget(scope);
    await deleteOfflineMap(device, cityId);
    return true;
  } catch (error) {
    logProblem("A city could not be taken off this device.", error);
    return false;
  }
}
