import { localStore, sessionStore } from "../../data/device/page-storage.ts";
import type { AppStore } from "../app-state.ts";
import { forgetRoute } from "../router/route-memory.ts";
import {
  forgetCityRecord,
  readCityRecord,
  saveVisit,
  updateCityRecord,
  visitedCity,
  type CityRecord,
} from "./city-record.ts";
import { NO_CITY, nextCity, type CityEvent, type CityState } from "./city-state.ts";

/** What this device and this tab remember, at the start of a page. */
export function rememberedCity(uid: string | undefined): CityState {
  const { cityId, pendingCityId } = readCityRecord(localStore());
  return {
    ...NO_CITY,
    own: cityId === undefined ? undefined : { cityId, status: "remembered" },
    pendingCityId,
    visitedCityId: visitedCity(sessionStore(), uid),
  };
}

/** Another page of this device may have told the server meanwhile, or chosen another city: the record knows. */
export function cityNow({ get }: AppStore): CityState {
  const { city } = get();
  const { pendingCityId } = readCityRecord(localStore());
  return pendingCityId === city.pendingCityId ? city : { ...city, pendingCityId };
}

/** The one way in which the person's city changes: what happened becomes the next state, on this device and on its screens. */
export function changeCity(store: AppStore, event: CityEvent): void {
  const before = cityNow(store);
  const after = nextCity(before, event);
  save(before, after, store.get().actor?.uid);
  store.set({ city: after });
}

function save(before: CityState, after: CityState, uid: string | undefined): void {
  if (after === NO_CITY || before.visitedCityId !== after.visitedCityId)
    saveVisit(sessionStore(), uid, after.visitedCityId);
  // Home begins anew.
  if (after.own === undefined) forgetRoute(localStore());
  if (after === NO_CITY) return forgetCityRecord(localStore());
  const change = changeOf(recordOf(before), recordOf(after));
  if (Object.keys(change).length > 0) updateCityRecord(localStore(), change);
}

function recordOf({ own, pendingCityId }: CityState): CityRecord {
  const provisional = own?.status === "provisional" ? own.known : undefined;
  return { cityId: own?.cityId, pendingCityId, provisional };
}

/** Another city replaces the whole record. */
function changeOf(before: CityRecord, after: CityRecord): Partial<CityRecord> {
  if (before.cityId !== after.cityId) return after;
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => before[key as keyof CityRecord] !== value),
  );
}
