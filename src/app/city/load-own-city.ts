import type { CityId } from "../../domain/city/city.ts";
import type { AppState, AppStore } from "../app-state.ts";
import { readOrCreate, tellServer } from "./choose-city.ts";
import { forgetPlace, untoldCity } from "./last-place.ts";
import { forgetProvisional } from "./provisional-place.ts";

const TRY_AGAIN_MS = 30_000;

/**
 * Once an account is there, its city is loaded: read, or created and read again (CITY-2). One that cannot be loaded leads
 * to the choice of another (CITY-4); but one that was chosen without network is asked for until there is an answer. A
 * choice the server has not heard of is told now. Without network nothing is asked.
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
    void loadOrTryAgain(due, load);
  };
  const loadOrTryAgain = async (due: CityId, load: string): Promise<void> => {
    const reached = await loadCity(due, store, storage);
    if (reached === "settled" || loaded !== load) return;
    loaded = "";
    setTimeout(look, TRY_AGAIN_MS);
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

/** `later`: nobody could say, and the person need not choose anew. */
async function loadCity(cityId: CityId, store: AppStore, storage: Storage): Promise<"settled" | "later"> {
  const { services } = store.get();
  if (services === undefined) return "later";
  const city = await readOrCreate(cityId, services);
  if (store.get().cityId !== cityId) return "settled";
  if (city.ok) {
    forgetProvisional(store, storage);
    if (untoldCity(storage) === cityId) await tellServer(cityId, services, storage);
    return "settled";
  }
  const isProvisional = store.get().provisional?.id === cityId;
  if (city.problem === "city_load_failed" && (isProvisional || !navigator.onLine)) return "later";
  forgetProvisional(store, storage);
  forgetPlace(storage);
  store.set({ cityId: undefined, cityFailed: true });
  return "settled";
}
