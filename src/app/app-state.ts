import type { Actor } from "../domain/account/actor.ts";
import type { CityId } from "../domain/city/city.ts";
import type { UnsettledCity } from "../domain/city/provisional-city.ts";
import type { DeviceDatabase } from "../data/device/open-device.ts";
import type { Replica } from "../data/replica/open-replica.ts";
import type { Services } from "./services.ts";
import type { DisabledNotice } from "./session/startup.ts";
import type { StartupControls } from "./session/run-startup.ts";

/** How far the sign-in came. `waiting` and `failed`: the device works by itself, for a local guest or the account of the last time. */
export type SignIn = "unknown" | "waiting" | "failed" | "done";

export interface AppState {
  /** Undefined until it is known whom the device works for. */
  readonly actor: Actor | undefined;
  readonly signIn: SignIn;
  /** Set while the person is told that their account was disabled. */
  readonly disabled: DisabledNotice | undefined;
  readonly startup: StartupControls | undefined;
  /** Whose profile this page has read; it may bring the person's city. */
  readonly profileUid: string | undefined;
  /** Undefined until its chunk is here. */
  readonly device: DeviceDatabase | undefined;
  readonly replica: Replica | undefined;
  /** False when this browser keeps nothing: private browsing, or no IndexedDB. */
  readonly keepsData: boolean;
  /** How many commands were waiting when the browser emptied the device; undefined when it did not. */
  readonly emptied: number | undefined;
  /** True until the person is told that another guest account took the place of theirs, which is no more (F58). */
  readonly guestReplaced: boolean;
  /** What needs the network; loaded after the first paint. */
  readonly services: Services | undefined;
  /** The person's own city. */
  readonly cityId: CityId | undefined;
  /** What stands for the own city while the city itself could not be asked; undefined when it was. */
  readonly provisional: UnsettledCity | undefined;
  /** The city they look at without leaving their own. */
  readonly visitedCityId: CityId | undefined;
  /** True until the person is told that their city could not be loaded. */
  readonly cityFailed: boolean;
  /** The city of the route, when it is another one. */
  readonly shownCityId: CityId | undefined;
}

export interface AppStore {
  readonly get: () => AppState;
  readonly set: (change: Partial<AppState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function appStore(initial: AppState): AppStore {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Resolves with the first state that satisfies the question, now or later. */
export function untilState(store: AppStore, satisfies: (state: AppState) => boolean): Promise<AppState> {
  if (satisfies(store.get())) return Promise.resolve(store.get());
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!satisfies(store.get())) return;
      stop();
      resolve(store.get());
    });
  });
}
