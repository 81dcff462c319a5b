import type { Auth } from "firebase/auth";

/** What is asked of the identity provider for a token. */
type TokenSource = Pick<Auth, "authStateReady"> & {
  readonly currentUser: Pick<NonNullable<Auth["currentUser"]>, "uid" | "getIdToken"> | null;
};

/**
 * The bearer token of one account; of whoever is signed in when none is named. Undefined when there is none to be had now.
 * Another tab may have signed somebody else in: what one person asked for is never sent in another's name (P8).
 */
export async function tokenOf(auth: TokenSource, force: boolean, uid?: string): Promise<string | undefined> {
  try {
    await auth.authStateReady();
    const user = auth.currentUser;
    return uid === undefined || user?.uid === uid ? await user?.getIdToken(force) : undefined;
  } catch {
    return undefined;
  }
}
