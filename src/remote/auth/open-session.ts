import type { FirebaseApp } from "firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  signInAnonymously,
  signOut,
  type User,
} from "firebase/auth";
import type { Instant } from "../../domain/basics/instant.ts";
import { accountOf, type AccountState } from "./account.ts";
import { actionCodes, type ActionCodes } from "./action-codes.ts";
import { emailAccount, type EmailAccount } from "./email-account.ts";
import { proveAccount, type ProveAccount } from "./prove-account.ts";
import { guestSignIn, sharedSignIn } from "./guest-sign-in.ts";
import { keepPageAuth } from "./page-auth.ts";
import { tokenOf, tokenSince } from "./token-of.ts";
import { toldPersistence } from "./told-persistence.ts";

/** Without network the last account is still reported, `token` answers undefined, and sign-in waits. */
export interface Session {
  /** @param force renews the token. @param uid answers for that account only */
  readonly token: (force: boolean, uid?: string) => Promise<string | undefined>;
  readonly tokenSince: (since: Instant, uid: string) => Promise<string | undefined>;
  /** Does nothing when somebody is signed in; throws without network. */
  readonly signInAsGuest: () => Promise<void>;
  readonly email: EmailAccount;
  readonly prove: ProveAccount;
  readonly codes: ActionCodes;
  readonly signOut: () => Promise<void>;
  readonly stop: () => void;
}

export function openSession(
  app: FirebaseApp,
  emulatorUrl: string | undefined,
  onAccount: (state: AccountState) => void,
): Session {
  const auth = initializeAuth(app, { persistence: toldPersistence });
  keepPageAuth(auth);
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  const stop = onIdTokenChanged(auth, (user) => void tell(user, onAccount));
  return {
    token: (force, uid) => tokenOf(auth, force, uid),
    tokenSince: (since, uid) => tokenSince(auth, since, uid),
    signInAsGuest: guestSignIn(auth, () => signInAnonymously(auth), sharedSignIn()),
    email: emailAccount(auth, () => void tell(auth.currentUser, onAccount)),
    prove: proveAccount(app, auth, emulatorUrl),
    codes: actionCodes(auth),
    signOut: () => signOut(auth),
    stop,
  };
}

/** A token that cannot be renewed offline gives the uid only. */
async function tell(user: User | null, onAccount: (state: AccountState) => void): Promise<void> {
  if (user === null) return onAccount({ kind: "none" });
  try {
    const { claims } = await user.getIdTokenResult();
    onAccount({ kind: "proven", account: accountOf(user, claims) });
  } catch {
    onAccount({ kind: "unproven", account: accountOf(user, {}) });
  }
}
