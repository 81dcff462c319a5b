import type { FirebaseOptions } from "firebase/app";
import { IS_LOCAL, localPortOffset } from "../../remote/endpoints.ts";

const AUTH_PORT = 9099;
const FIRESTORE_PORT = 8080;
const FUNCTIONS_PORT = 5001;
const LOCAL_HOST = "127.0.0.1";

export interface Emulators {
  readonly authUrl: string;
  readonly firestore: { readonly host: string; readonly port: number };
  readonly functions: { readonly host: string; readonly port: number };
}

export function firebaseOptions(): FirebaseOptions {
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
export function emulators(): Emulators | undefined {
  if (!IS_LOCAL) return undefined;
  const offset = localPortOffset();
  return {
    authUrl: `http://${LOCAL_HOST}:${AUTH_PORT + offset}`,
    firestore: { host: LOCAL_HOST, port: FIRESTORE_PORT + offset },
    functions: { host: LOCAL_HOST, port: FUNCTIONS_PORT + offset },
  };
}
