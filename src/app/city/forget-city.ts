import { deleteOfflineMap } from "../../features/offline-map/download-run.ts";
import { everyScopeOfCity, pageScopesAmong } from "../../../replication/pull/scope.ts";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { AppStore } from "../app-state.ts";
import { logProblem } from "../log-problem.ts";
import { changeCity } from "./current-city.ts";

/** What the person made stays. First nobody may want the city any more, or it would be pulled again. */
export async function forgetCity(store: AppStore, cityId: CityId): Promise<boolean> {
  const { replica, device } = store.get();
  if (replica === undefined || device === undefined) return false;
  changeCity(store, { kind: "forgotten", cityId });
  try {
    const held = replicaStore(replica);
    const pages = pageScopesAmong(await held.positions(), cityId);
    for (const scope of [...everyScopeOfCity(cityId), ...pages]) await held.forget(scope);
    await deleteOfflineMap(device, cityId);
    return true;
  } catch (error) {
    logProblem("A city could not be taken off this device.", error);
    return false;
  }
}
