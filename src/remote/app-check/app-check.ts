import type { FirebaseApp } from "firebase/app";
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from "firebase/app-check";

const HEADER = "x-firebase-appcheck";

interface AppCheckSettings {
  readonly key: string;
  /** Of a developer's machine, registered in the console: Google's script is not asked then. */
  readonly debugToken?: string | undefined;
}

let open: (appCheck: AppCheck) => void;
const opened = new Promise<AppCheck>((resolve) => {
  open = resolve;
});

/** From here on the SDK proves its own requests: callables, Firestore, accounts. */
export function openAppCheck(app: FirebaseApp, { key, debugToken }: AppCheckSettings): void {
  if (debugToken !== undefined) Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: debugToken });
  const provider = new ReCaptchaEnterpriseProvider(key);
  open(initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true }));
}

/** For requests that are not the SDK's. Without a proof they go all the same: the server says whether it wants one. */
export async function provedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const proof = await getToken(await opened).catch(() => undefined);
  if (proof !== undefined) headers.set(HEADER, proof.token);
  return fetch(input, { ...init, headers });
}
