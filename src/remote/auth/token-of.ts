import type { Auth } from "firebase/auth";
import { cityClock } from "../../clock/city-clock.ts";
import { systemClock } from "../../clock/system-clock.ts";

type TokenSource = Pick<Auth, "authStateReady"> & {
  readonly currentUser: Pick<NonNullable<Auth["currentUser"]>, "uid" | "getIdTokenResult"> | null;
};

/** Name the account: another tab may have signed in another, in whose name nothing must be sent (P8). */
export async function tokenOf(auth: TokenSource, force: boolean, uid?: string): Promise<string | undefined> {
  try {
    await auth.authStateReady();
    const user = auth.currentUser;
    if (user === null || (uid !== undefined && user.uid !== uid)) return undefined;
    const askedAt = systemClock.now();
    const { token, issuedAtTime } = await user.getIdTokenResult(force);
    // A token that was just made says what time it is at the provider.
    if (force) cityClock.learn({ at: Date.parse(issuedAtTime), askedAt });
    return token;
  } catch {
    return undefined;
  }
}
