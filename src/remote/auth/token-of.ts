import type { Auth } from "firebase/auth";

type TokenSource = Pick<Auth, "authStateReady"> & {
  readonly currentUser: Pick<NonNullable<Auth["currentUser"]>, "uid" | "getIdToken"> | null;
};

/**
 * The bearer token, undefined when unavailable. Name the account: another tab may have signed somebody else in, and a
 * person's command is never sent in another's name (P8).
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
