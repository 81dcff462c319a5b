import type { AppState } from "../../src/app/app-state.ts";
import { NO_CITY, type CityState } from "../../src/app/city/city-state.ts";
import { aGuest } from "../examples/accounts.ts";

/** A guest of Betton whose account is known and whose databases are not open yet. */
export function anAppState(over: Partial<AppState> = {}): AppState {
  return {
    actor: aGuest(),
    signIn: "done",
    disabled: undefined,
    startup: undefined,
    profileUid: undefined,
    device: undefined,
    replica: undefined,
    keepsData: true,
    evictedUnsent: undefined,
    guestReplaced: false,
    services: undefined,
    city: inCity("35024"),
    ...over,
  };
}

/** Of a city that this device knows from the last time, or of none. */
export function inCity(cityId: string | undefined, over: Partial<CityState> = {}): CityState {
  return { ...NO_CITY, own: cityId === undefined ? undefined : { cityId, status: "remembered" }, ...over };
}
