import { createContext, useContext, useSyncExternalStore } from "react";
import type { AppState, AppStore } from "./app-state.ts";

const Context = createContext<AppStore | undefined>(undefined);

export const AppProvider = Context.Provider;

export function useAppStore(): AppStore {
  const store = useContext(Context);
  if (store === undefined) throw new Error("useAppStore needs an AppProvider above it.");
  return store;
}

export function useAppState(): AppState {
  const store = useAppStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
