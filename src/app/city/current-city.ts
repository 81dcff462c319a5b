import { localStore, sessionStore } from "../../data/device/page-storage.ts";
import { cityUntilThen, type ProvisionalCity } from "../../domain/city/provisional-city.ts";
import type { AppStore } from "../app-state.ts";
import { forgetRoute } from "../router/route-memory.ts";
import { forgetCityRecord, readCityRecord, saveVisit, visitedCity, writeCityRecord } from "./city-record.ts";
import { NO_CITY, nextCity, type CityEvent, type CityState, type OwnCity } from "./city-state.ts";

export function rememberedCity(uid: string | undefined): CityState {
  const visitedCityId = visitedCity(sessionStore(), uid);
  const record = readCityRecord(localStore());
  if (record === undefined) return { ...NO_CITY, visitedCityId };
  const { cityId, pendingCityId, provisional } = record;
  const own: OwnCity = provisional === null ? { cityId, status: "remembered" } : provisionalOwn(provisional);
  return { ...NO_CITY, own, pendingCityId: pendingCityId ?? undefined, visitedCityId };
}

export function provisionalOwn(known: ProvisionalCity): OwnCity {
  return { cityId: known.id, status: "provisional", known, standIn: cityUntilThen(known) };
}

/** A full storage did not take the record: this page goes by what it knows itself. */
let isRecordRefused = false;

/** Another page of this device may have told the server meanwhile, or chosen another city: the record knows. */
export function cityNow({ get }: AppStore): CityState {
  const { city } = get();
  if (isRecordRefused) return city;
  return { ...city, pendingCityId: readCityRecord(localStore())?.pendingCityId ?? undefined };
}

/** The one way in which the person's city changes: what happened becomes the next state, on this device and on its screens. */
export function changeCity(store: AppStore, event: CityEvent): void {
  const before = cityNow(store);
  const after = nextCity(before, event);
  const hasLeft = event.kind === "left" || event.kind === "signed-out";
  if (hasLeft) forgetRoute(localStore());
  if (hasLeft || before.visitedCityId !== after.visitedCityId)
    saveVisit(sessionStore(), store.get().actor?.uid, after.visitedCityId);
  if (hasLeft || before.own !== after.own || before.pendingCityId !== after.pendingCityId)
    saveOwn(before.own, after);
  store.set({ city: after });
}

function saveOwn(before: OwnCity | undefined, { own, pendingCityId }: CityState): void {
  const storage = localStore();
  if (own === undefined) {
    forgetCityRecord(storage);
    return forgetRoute(storage);
  }
  const { cityId } = own;
  // Another page of this device chose another city meanwhile: the record is that one's.
  if (before?.cityId === cityId && readCityRecord(storage)?.cityId !== cityId) return;
  const provisional = own.status === "provisional" ? own.known : null;
  isRecordRefused = !writeCityRecord(storage, { cityId, pendingCityId: pendingCityId ?? null, provisional });
}
