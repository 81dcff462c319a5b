import { initializeApp } from "firebase/app";
import { openSession } from "../../remote/auth/open-session.ts";
import { accountCallables } from "../../remote/callables/account-callables.ts";
import { openCallables } from "../../remote/callables/open-callables.ts";
import type { AppStore } from "../app-state.ts";
import { tellDeviceUse } from "./device-use.ts";
import { emulators, firebaseOptions } from "./firebase-config.ts";
import { keepCommuneIndex } from "./keep-commune-index.ts";
import { logProblem } from "../log-problem.ts";
import { keepCityLoaded } from "../city/load-city.ts";
import { replicate } from "../sync/replicate.ts";
import type { StartupRun } from "./run-startup.ts";

/**
 * Brings the cloud in: the session first, then everything that carries data for its account. Called once, after the first
 * paint; the screens work without it.
 */
export function connect(store: AppStore, startup: StartupRun): void {
  const app = initializeApp(firebaseOptions());
  const local = emulators();
  const session = openSession(app, local?.authUrl, startup.onAccount);
  const firestoreEmulator = local?.firestore;
  const replication = replicate({ app, store, session, firestoreEmulator, onDisabled: startup.onDisabled });
  store.set({
    services: {
      session,
      callables: openCallables(app, local?.functions),
      accountCalls: accountCallables(app),
      readCity: replication.readCity,
    },
  });
  tellDeviceUse(store);
  keepCityLoaded(store);
  if (import.meta.env.VITE_FIREBASE_MEASUREMENT_ID !== undefined) void countVisits();
  addEventListener("online", startup.tryAgain);
  void keepCommuneIndex();
}

async function countVisits(): Promise<void> {
  try {
    const { startAudience } = await import("../audience/start-audience.ts");
    startAudience();
  } catch (error) {
    logProblem("Visits could not be counted.", error);
  }
}
