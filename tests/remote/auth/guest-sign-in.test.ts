import { describe, expect, it } from "vitest";
import { guestSignIn, sharedSignIn, type SharedSignIn } from "../../../src/remote/auth/guest-sign-in.ts";

/** An identity provider that reads from the disk who is signed in, and can make anonymous users. */
function aProvider(onDisk: { readonly uid: string } | null) {
  const provider = {
    currentUser: null as { readonly uid: string } | null,
    made: 0,
    onAuthStateChanged: (look: (user: object | null) => void) => {
      provider.tell = look;
      return () => undefined;
    },
    tell: (_user: object | null): void => undefined,
    authStateReady: async () => {
      await Promise.resolve();
      provider.currentUser ??= onDisk;
    },
    signInAnonymously: async () => {
      await Promise.resolve();
      provider.made += 1;
      provider.currentUser = { uid: `guest-${provider.made}` };
    },
  };
  return provider;
}

const NO_OTHER_PAGE: SharedSignIn = {
  exclusively: (work) => work(),
  hasStoredUser: async () => false,
  look: () => undefined,
};

describe("the anonymous account of a first visit", () => {
  it("is created when nobody is signed in [AUTH-1]", async () => {
    const provider = aProvider(null);
    await guestSignIn(provider, provider.signInAnonymously, NO_OTHER_PAGE)();
    expect(provider.currentUser?.uid).toBe("guest-1");
  });

  it("is created once, however often it is requested meanwhile [AUTH-1, P1]", async () => {
    const provider = aProvider(null);
    const signIn = guestSignIn(provider, provider.signInAnonymously, NO_OTHER_PAGE);
    await Promise.all([signIn(), signIn()]);
    await signIn();
    expect(provider.made).toBe(1);
  });

  it("never replaces a user whose session is still being read [AUTH-1, P8]", async () => {
    const provider = aProvider({ uid: "solene" });
    await guestSignIn(provider, provider.signInAnonymously, NO_OTHER_PAGE)();
    expect(provider.currentUser?.uid).toBe("solene");
    expect(provider.made).toBe(0);
  });

  it("is requested again after a failure [AUTH-1]", async () => {
    const provider = aProvider(null);
    let isOffline = true;
    const signIn = guestSignIn(
      provider,
      () => (isOffline ? Promise.reject(new Error("no network")) : provider.signInAnonymously()),
      NO_OTHER_PAGE,
    );
    await expect(signIn()).rejects.toThrow("no network");
    isOffline = false;
    await signIn();
    expect(provider.made).toBe(1);
  });

  it("is the one that another page created meanwhile [AUTH-1, P1]", async () => {
    const provider = aProvider(null);
    // The SDK reads who it is when it is asked to, and not before.
    const look = () => provider.tell({ uid: "guest-of-the-other-page" });
    const others = { ...NO_OTHER_PAGE, hasStoredUser: async () => true, look };
    await guestSignIn(provider, provider.signInAnonymously, others)();
    expect(provider.made).toBe(0);
  });

  it("is created without Web Locks, and when the page that holds the lock is frozen [AUTH-1]", async () => {
    const frozen = {
      request: () => Promise.reject(new DOMException("", "TimeoutError")),
    } as unknown as LockManager;
    for (const locks of [undefined, frozen]) {
      const provider = aProvider(null);
      await guestSignIn(provider, provider.signInAnonymously, {
        ...sharedSignIn(locks),
        hasStoredUser: NO_OTHER_PAGE.hasStoredUser,
      })();
      expect(provider.made).toBe(1);
    }
  });
});
