import type { Page } from "@playwright/test";
import { arriveIn, type Commune } from "./commune.ts";
import { anAccountWith } from "./staff.ts";

interface Account {
  readonly email: string;
  readonly password: string;
}

/** The emulated project has no other. */
const API_KEY = "demo-parvis";

/** Comes into a commune with an account whose address is confirmed. Ends on its map. */
export async function arriveAsResident(page: Page, city: Commune): Promise<void> {
  await arriveAs(page, city, await anAccountWith({}));
}

/**
 * Comes into a commune as somebody who is signed in on this device since an earlier visit. Ends on its map. For journeys whose
 * subject is not the sign-in: through its form, a page opens the commune twice.
 */
export async function arriveAs(page: Page, city: Commune, account: Account, origin = ""): Promise<void> {
  const user = await userOf(account);
  await page.goto(`${origin}/icons/parvis.svg`);
  await page.evaluate(
    async ([key, value]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open("firebaseLocalStorageDb", 1);
        opening.addEventListener("upgradeneeded", () =>
          opening.result.createObjectStore("firebaseLocalStorage", { keyPath: "fbase_key" }),
        );
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error("The provider's store does not open.")));
      });
      const transaction = database.transaction("firebaseLocalStorage", "readwrite");
      transaction.objectStore("firebaseLocalStorage").put({ fbase_key: key, value });
      await new Promise((resolve) => {
        transaction.addEventListener("complete", resolve);
      });
      database.close();
    },
    [`firebase:authUser:${API_KEY}:[DEFAULT]`, user] as const,
  );
  await arriveIn(page, city, origin);
}

/** As the provider's SDK keeps who signed in with a password. */
async function userOf({ email, password }: Account): Promise<object> {
  const { localId, idToken, refreshToken, expiresIn } = await signedIn(email, password);
  const now = String(Date.now());
  return {
    uid: localId,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [
      { providerId: "password", uid: email, email, displayName: null, photoURL: null, phoneNumber: null },
    ],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    createdAt: now,
    lastLoginAt: now,
    apiKey: API_KEY,
    appName: "[DEFAULT]",
  };
}

async function signedIn(email: string, password: string): Promise<Readonly<Record<string, string>>> {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(`The accounts answered ${answer.status} to a sign-in.`);
  return (await answer.json()) as Readonly<Record<string, string>>;
}
