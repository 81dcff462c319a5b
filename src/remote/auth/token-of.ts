import type { Auth } from "firebase/auth";

type TokenSource = Pick<Auth, "authStateReady"> & {
  readonly currentUser: Pick<NonNullable<Auth["currentUser"]>, "uid" | "getIdToken"> | null;
};

/** Name the account: another tab may have signed in another, in whose name nothing must be sent (P8). */
export async function tokenOf(auth: TokenSource, force: boolean, uid?: string): Promise<string | undefined> {
  try {
    await auth.authStateReady();
    const user = auth.currentUser;
    return uid === undefined || user?.uid === uid ? await user?.getIdToken(force) : undefined;
  } catch {
    return undefined;
  }
}
