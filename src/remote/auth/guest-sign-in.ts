import type { Auth } from "firebase/auth";
import { systemClock } from "../../clock/system-clock.ts";
import { GUEST_LOCK_MS_MAX, STORED_USER_MS_MAX } from "../../clock/waits.ts";
import { storedUser } from "../auth-store.ts";
import { lookForAccount } from "./told-persistence.ts";

type Sessions = Pick<Auth, "authStateReady"> & {
  readonly currentUser: object | null;
  readonly onAuthStateChanged: (listener: (user: object | null) => void) => () => void;
};

/** What the open pages of this device share. */
export interface SharedSignIn {
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Whether a user is stored on this device, by any page. */
  readonly hasStoredUser: () => Promise<boolean>;
  /** Lets the SDK read who that is. */
  readonly look: () => void;
}

/** One, however often asked. A user being read, or waiting to be renewed, is never replaced by a guest. */
export function guestSignIn(
  auth: Sessions,
  signInAnonymously: () => Promise<unknown>,
  { exclusively, hasStoredUser, look }: SharedSignIn,
): () => Promise<void> {
  let pending: Promise<void> | undefined;
  const signIn = async (): Promise<void> => {
    await auth.authStateReady();
    if (auth.currentUser !== null) return;
    await exclusively(async () => {
      if (auth.currentUser !== null) return;
      if (await hasStoredUser()) return waitForUser(auth, look);
      await signInAnonymously();
    });
  };
  return () => {
    pending ??= signIn().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

/** Rejects when the SDK does not find the stored user. */
function waitForUser(auth: Sessions, look: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      cancel();
      stop();
      settle();
    };
    const cancel = systemClock.after(STORED_USER_MS_MAX, () =>
      finish(() => reject(new Error("The SDK did not report the stored user."))),
    );
    const stop = auth.onAuthStateChanged((user) => {
      if (user !== null) queueMicrotask(() => finish(resolve));
    });
    look();
  });
}

const LOCK = "parvis.guest";

/** Excludes other pages by a Web Lock; without locks, or when the wait is too long, each page goes on alone. */
export function sharedSignIn(locks: LockManager | undefined = navigator.locks): SharedSignIn {
  return {
    exclusively: (work) => (locks === undefined ? work() : withLock(locks, work)),
    hasStoredUser: async () => (await storedUser().catch(() => undefined)) !== undefined,
    look: lookForAccount,
  };
}

async function withLock(locks: LockManager, work: () => Promise<void>): Promise<void> {
  let started = false;
  try {
    await locks.request(LOCK, { signal: AbortSignal.timeout(GUEST_LOCK_MS_MAX) }, () => {
      started = true;
      return work();
    });
  } catch (error) {
    if (started) throw error;
    await work();
  }
}
