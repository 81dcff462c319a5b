import type { AppState } from "../../src/app/app-state.ts";
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
    emptied: undefined,
    guestReplaced: false,
    services: undefined,
    cityId: "35024",
    provisional: undefined,
    visitedCityId: undefined,
    cityFailed: false,
    shownCityId: undefined,
    ...over,
  };
}
