import { createContext, useContext } from "react";
import type { DeviceDatabase } from "../data/device/open-device.ts";
import type { Replica } from "../data/replica/open-replica.ts";
import type { Actor } from "../domain/account/actor.ts";
import type { City, CityId } from "../domain/city/city.ts";
import type { UnsettledCity } from "../domain/city/provisional-city.ts";
import type { CurrentCity } from "../domain/navigation/city-entry.ts";
import type { Session } from "../remote/auth/open-session.ts";
import type { AccountCallables } from "../remote/callables/account-callables.ts";
import type { Callables } from "../remote/callables/callables.ts";
import type { CityState } from "./city/city-state.ts";
import type { DisabledNotice, StartupControls } from "./session/startup.ts";
import { isSameShallow, useStore, type Store } from "./store.ts";

/** How far the sign-in came. `waiting` and `failed`: the device works by itself, for a local guest or the account of the last time. */
export type SignIn = "unknown" | "waiting" | "failed" | "done";

export interface AppState {
  readonly actor: Actor | undefined;
  readonly signIn: SignIn;
  readonly disabled: DisabledNotice | undefined;
  readonly startup: StartupControls | undefined;
  readonly profileUid: string | undefined;
  readonly device: DeviceDatabase | undefined;
  readonly replica: Replica | undefined;
  /** False when this browser keeps nothing: private browsing, or no IndexedDB. */
  readonly keepsData: boolean;
  readonly evictedUnsent: number | undefined;
  /** True until the person is told that another guest account took the place of theirs, which is no more (F58). */
  readonly guestReplaced: boolean;
  readonly services: Services | undefined;
  readonly city: CityState;
}

export interface Services {
  readonly session: Session;
  readonly callables: Callables;
  readonly accountCalls: AccountCallables;
  readonly readCity: ReadCity;
}

export type ReadCity = (cityId: CityId, wait: "if-any" | "must-come") => Promise<City | undefined>;

export type AppStore = Store<AppState>;

const Context = createContext<AppStore | undefined>(undefined);

export const AppProvider = Context.Provider;

export function useAppStore(): AppStore {
  const store = useContext(Context);
  if (store === undefined) throw new Error("useAppStore needs an AppProvider above it.");
  return store;
}

export const ownCityId = ({ city }: AppState): CityId | undefined => city.own?.cityId;

export const provisionalCity = ({ city: { own } }: AppState): UnsettledCity | undefined =>
  own?.status === "provisional" ? own.standIn : undefined;

export function useAppState<Part>(select: (state: AppState) => Part): Part {
  return useStore(useAppStore(), select);
}

export function useAppFields<Key extends keyof AppState>(...keys: readonly Key[]): Pick<AppState, Key> {
  const select = (state: AppState) =>
    Object.fromEntries(keys.map((key) => [key, state[key]])) as Pick<AppState, Key>;
  return useStore(useAppStore(), select, isSameShallow);
}

export function useCurrentCity(): CurrentCity {
  const select = ({ city: { own, visitedCityId } }: AppState) => ({ cityId: own?.cityId, visitedCityId });
  return useStore(useAppStore(), select, isSameShallow);
}
