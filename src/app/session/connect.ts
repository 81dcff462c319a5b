import { initializeApp, type FirebaseApp, type FirebaseOptions } from "firebase/app";
import { matchPath } from "react-router-dom";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { openSession } from "../../remote/auth/open-session.ts";
import { accountCallables } from "../../remote/callables/account-callables.ts";
import { callOnceProved } from "../../remote/callables/ask-callable.ts";
import { callables } from "../../remote/callables/callables.ts";
import { endpoints, IS_LOCAL, localPortOffset } from "../../remote/endpoints.ts";
import type { AppStore } from "../app-state.ts";
import { keepCityLoaded } from "../city/load-city.ts";
import { logProblem } from "../log-problem.ts";
import type { FirestoreEmulator } from "../sync/pull-replica.ts";
import { replicate } from "../sync/replicate.ts";
import { askAhead } from "./ask-ahead.ts";
import { tellDeviceUse } from "./device-use.ts";
import type { StartupRun } from "./run-startup.ts";

const AUTH_PORT = 9099;
const FIRESTORE_PORT = 8080;
const LOCAL_HOST = "127.0.0.1";

/** Called once, after the first paint; the screens work without it. */
export function connect(store: AppStore, startup: StartupRun): void {
  const app = initializeApp(firebaseOptions());
  const local = emulators();
  const appCheckKey = import.meta.env.VITE_APP_CHECK_KEY;
  if (appCheckKey !== undefined) callOnceProved(proveRequests(app, appCheckKey));
  const session = openSession(app, local?.authUrl, startup.onAccount);
  const firestoreEmulator = local?.firestore;
  const replication = replicate({ app, store, session, firestoreEmulator, onDisabled: startup.onDisabled });
  store.set({
    services: {
      session,
      callables,
      accountCalls: accountCallables,
      readCity: replication.readCity,
    },
  });
  tellDeviceUse(store);
  keepCityLoaded(store);
  if (import.meta.env.VITE_FIREBASE_MEASUREMENT_ID !== undefined) void countVisits();
  addEventListener("online", startup.tryAgain);
  if (store.get().actor === undefined && navigator.onLine)
    void askAhead(matchPath(ROUTES.MapAnomalies, location.pathname) !== null);
  void keepCommuneIndex();
}

/** docs/decisions/0033. */
async function proveRequests(app: FirebaseApp, key: string): Promise<void> {
  try {
    const { openAppCheck } = await import("../../remote/app-check/app-check.ts");
    openAppCheck(app, { key, debugToken: import.meta.env.VITE_APP_CHECK_DEBUG_TOKEN });
  } catch (error) {
    logProblem("App Check could not begin.", error);
  }
}

async function countVisits(): Promise<void> {
  try {
    const { startAudience } = await import("../audience/start-audience.ts");
    startAudience();
  } catch (error) {
    logProblem("Visits could not be counted.", error);
  }
}

interface Emulators {
  readonly authUrl: string;
  readonly firestore: FirestoreEmulator;
}

function firebaseOptions(): FirebaseOptions {
  if (IS_LOCAL) return { projectId: "demo-parvis", apiKey: "demo-parvis" };
  return {
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    measurementId: import.meta.env.VITE_FIREBASE_MEASUREMENT_ID,
    messagingSenderId: import.meta.env.VITE_FIREBASE_MESSAGING_SENDER_ID,
  };
}

/** Undefined outside local runs: no emulator switch stays in a production build. */
function emulators(): Emulators | undefined {
  if (!IS_LOCAL) return undefined;
  const offset = localPortOffset();
  return {
    authUrl: `http://${LOCAL_HOST}:${AUTH_PORT + offset}`,
    firestore: { host: LOCAL_HOST, port: FIRESTORE_PORT + offset },
  };
}

/** So that a commune can be chosen without network (P5). On failure, whoever searches fetches it. */
async function keepCommuneIndex(): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (!("serviceWorker" in navigator) || connection?.saveData === true) return;
  try {
    await untilServed(navigator.serviceWorker);
    const { communesIndex } = endpoints();
    if ((await caches.match(communesIndex)) === undefined) await fetch(communesIndex);
  } catch {
    // The next start tries again.
  }
}

function untilServed(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller !== null) return Promise.resolve();
  return new Promise((resolve) => {
    container.addEventListener("controllerchange", () => resolve(), { once: true });
  });
}
