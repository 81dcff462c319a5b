import type { Auth } from "firebase/auth";

type Sessions = Pick<Auth, "authStateReady"> & { readonly currentUser: object | null };

/**
 * Makes the anonymous user of a first visit, one however often it is asked for. Somebody whose session is still being read,
 * or whose old token waits for a network, is signed in: a guest never takes their place.
 */
export function guestSignIn(auth: Sessions, signInAnonymously: () => Promise<unknown>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const signIn = async (): Promise<void> => {
    await auth.authStateReady();
    if (auth.currentUser === null) await signInAnonymously();
  };
  return () => {
    underWay ??= signIn().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
