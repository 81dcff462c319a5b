import type { Page } from "@playwright/test";
import { PROJECT_ID } from "../../../local/ports.ts";
import { enteredWith } from "../../functions/support/accounts.ts";
import { arriveIn, type Commune } from "./commune.ts";
import { anAccountWith } from "./staff.ts";

interface Account {
  readonly email: string;
  readonly password: string;
}

/** The emulated project's key is its name. */
const API_KEY = PROJECT_ID;

/** Comes into a commune with an account whose address is confirmed. Ends on its map. */
export async function arriveAsResident(page: Page, city: Commune): Promise<void> {
  await arriveAs(page, city, await anAccountWith({}));
}

/**
 * Comes into a commune as somebody who is signed in on this device since an earlier visit. Ends on its map. For journeys whose
 * subject is not the sign-in: through its form, a page opens the commune twice.
 */
export async function arriveAs(page: Page, city: Commune, account: Account): Promise<void> {
  const user = await userOf(account);
  // A file of the same origin that runs nothing of the app.
  await page.goto("/icons/parvis.svg");
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
  await arriveIn(page, city);
}

/** As the provider's SDK keeps who signed in with a password. */
async function userOf({ email, password }: Account): Promise<object> {
  const { localId, idToken, refreshToken, expiresIn } = await enteredWith(email, password);
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
