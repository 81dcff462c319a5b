import type { Auth, IdTokenResult } from "firebase/auth";
import { cityClock } from "../../clock/city-clock.ts";
import { systemClock } from "../../clock/system-clock.ts";
import type { Instant } from "../../domain/basics/instant.ts";

type TokenUser = Pick<NonNullable<Auth["currentUser"]>, "uid" | "getIdTokenResult">;
type TokenSource = Pick<Auth, "authStateReady"> & { readonly currentUser: TokenUser | null };

/** Name the account: another tab may have signed in another, in whose name nothing must be sent (P8). */
export function tokenOf(auth: TokenSource, force: boolean, uid?: string): Promise<string | undefined> {
  return ask(auth, uid, (user) => (force ? renewed(user) : user.getIdTokenResult()));
}

/** One that was made after this moment, and so says which rights an account has had since. */
export function tokenSince(auth: TokenSource, since: Instant, uid: string): Promise<string | undefined> {
  return ask(auth, uid, async (user) => {
    const atHand = await user.getIdTokenResult();
    return Date.parse(atHand.issuedAtTime) > since ? atHand : renewed(user);
  });
}

/** A token that was just made says what time it is at the provider. */
async function renewed(user: TokenUser): Promise<IdTokenResult> {
  const askedAt = systemClock.now();
  const result = await user.getIdTokenResult(true);
  cityClock.learn({ at: Date.parse(result.issuedAtTime), askedAt });
  return result;
}

async function ask(
  auth: TokenSource,
  uid: string | undefined,
  of: (user: TokenUser) => Promise<IdTokenResult>,
): Promise<string | undefined> {
  try {
    await auth.authStateReady();
    const user = auth.currentUser;
    if (user === null || (uid !== undefined && user.uid !== uid)) return undefined;
    const { token } = await of(user);
    return token;
  } catch {
    return undefined;
  }
}
