import { cityClock } from "../../clock/city-clock.ts";
import { localStore, mayKeep } from "../../data/device/page-storage.ts";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { ownCityId, type AppState, type AppStore } from "../app-state.ts";
import { rememberedCity } from "../city/current-city.ts";
import { logProblem } from "../log-problem.ts";
import { askFirstScreen } from "../router/ask-first-screen.ts";
import { createStore } from "../store.ts";
import { atFirstRest } from "./at-first-rest.ts";
import { keepIcon } from "./keep-icon.ts";
import { disabledNotice, knownAccount } from "./known-account.ts";
import { openData } from "./open-data.ts";
import { runStartup, type StartupRun } from "./run-startup.ts";

/** The data of the device open at once; the cloud is loaded after the first paint. */
export function start(): AppStore {
  cityClock.keepIn(localStore());
  const disabled = disabledNotice(localStore());
  const known = disabled === undefined ? knownAccount(localStore()) : undefined;
  const store = createStore<AppState>({
    actor: undefined,
    signIn: "unknown",
    disabled,
    startup: undefined,
    profileUid: undefined,
    device: undefined,
    replica: undefined,
    keepsData: mayKeep(),
    evictedUnsent: undefined,
    guestReplaced: false,
    services: undefined,
    city: rememberedCity(known?.uid),
  });
  keepIcon(store);
  const startup = runStartup(
    store,
    disabled === undefined ? { phase: "starting", known } : { phase: "disabled", notice: disabled },
    localStore(),
  );
  store.set({ startup });
  if (known !== undefined) void openData(store, known);
  const screen = askFirstScreen(location.pathname, ownCityId(store.get()) !== undefined);
  const begin = (): void => void connectWhenLoaded(store, startup);
  if (known !== undefined || disabled !== undefined) afterFirstPaint(begin);
  else if (isFirstPage(store)) atFirstRest(begin);
  // The map comes first on the line: what the account brings is drawn on it.
  else void screen.then(begin);
  return store;
}

/** Home without a commune: nothing of the cloud is asked for before the person goes on. */
function isFirstPage(store: AppStore): boolean {
  return location.pathname === ROUTES.Home && location.search === "" && ownCityId(store.get()) === undefined;
}

async function connectWhenLoaded(store: AppStore, startup: StartupRun): Promise<void> {
  try {
    const { connect } = await import("./connect.ts");
    connect(store, startup);
  } catch (error) {
    logProblem("The cloud could not be loaded.", error);
    startup.onNoCloud("offline");
    addEventListener("online", () => void connectWhenLoaded(store, startup), { once: true });
  }
}

/** Two frames: the first is asked for, the second comes when it was drawn. A hidden page draws none. */
function afterFirstPaint(run: () => void): void {
  if (document.visibilityState === "hidden") return run();
  requestAnimationFrame(() => requestAnimationFrame(run));
}
