import type { Auth } from "firebase/auth";

type Sessions = Pick<Auth, "authStateReady"> & {
  readonly currentUser: object | null;
  readonly onAuthStateChanged: (look: (user: object | null) => void) => () => void;
};

/** What the pages of this device share. */
export interface OtherPages {
  /** Runs the work when no other page does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Whether somebody is signed in on the disk, by whatever page. */
  readonly hasSomebody: () => Promise<boolean>;
}

/**
 * Makes the anonymous user of a first visit, one however often and from however many pages it is asked for. Somebody whose
 * session is still being read, or whose old token waits for a network, is signed in: a guest never takes their place.
 */
export function guestSignIn(
  auth: Sessions,
  signInAnonymously: () => Promise<unknown>,
  { alone, hasSomebody }: OtherPages,
): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const signIn = async (): Promise<void> => {
    await auth.authStateReady();
    if (auth.currentUser !== null) return;
    await alone(async () => {
      if (auth.currentUser !== null) return;
      if (await hasSomebody()) return untilToldOf(auth);
      await signInAnonymously();
    });
  };
  return () => {
    underWay ??= signIn().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

const TELLING_MS_MAX = 5_000;

/** The SDK looks at the disk every second or so; rejects when it does not see who is there. */
function untilToldOf(auth: Sessions): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      stop();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error("Nobody was told of."))), TELLING_MS_MAX);
    const stop = auth.onAuthStateChanged((user) => {
      if (user !== null) queueMicrotask(() => end(resolve));
    });
  });
}
