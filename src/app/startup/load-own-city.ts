import type { CityId } from "../../domain/city/city.ts";
import type { AppState, AppStore } from "./app-state.ts";
import { readOrCreate, tellServer } from "./choose-city.ts";
import { forgetPlace, untoldCity } from "./last-place.ts";

/**
 * Once an account is there, its city is loaded: read, or created and read again (CITY-2). One that cannot be loaded leads
 * to the choice of another (CITY-4). A choice the server has not heard of is told now. Without network nothing is asked.
 */
export function loadOwnCity(store: AppStore, storage: Storage): void {
  let loaded = "";
  const look = (): void => {
    const state = store.get();
    const due = cityDue(state);
    if (due === undefined) return;
    const load = `${state.actor?.uid} ${due}`;
    if (load === loaded) return;
    loaded = load;
    void loadCity(due, store, storage);
  };
  store.subscribe(look);
  addEventListener("online", look);
  look();
}

function cityDue({ services, signIn, replica, cityId }: AppState): CityId | undefined {
  if (services === undefined || signIn !== "done" || replica === undefined || !navigator.onLine)
    return undefined;
  return cityId;
}

async function loadCity(cityId: CityId, store: AppStore, storage: Storage): Promise<void> {
  const { services } = store.get();
  if (services === undefined) return;
  const city = await readOrCreate(cityId, services);
  if (store.get().cityId !== cityId) return;
  if (city === undefined) {
    if (!navigator.onLine) return;
    forgetPlace(storage);
    return store.set({ cityId: undefined, cityFailed: true });
  }
  if (untoldCity(storage) === cityId) await tellServer(cityId, services, storage);
}
