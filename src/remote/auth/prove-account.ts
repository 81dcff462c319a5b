import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updateCurrentUser,
  type Auth,
  type UserCredential,
} from "firebase/auth";
import type { Result } from "../../domain/basics/result.ts";
import { attempt, type AuthProblem } from "./auth-problem.ts";
import type { Credentials } from "./email-account.ts";

/** A verified login to another account than the signed-in one. */
export interface Proof {
  readonly uid: string;
  readonly token: string;
  readonly enter: () => Promise<Result<void, AuthProblem>>;
}

export interface ProveAccount {
  readonly byPassword: (credentials: Credentials) => Promise<Result<Proof, AuthProblem>>;
  /** By the code of a sign-in link, which works once; an address without an account is given one. */
  readonly byEmailLink: (email: string, code: string) => Promise<Result<Proof, AuthProblem>>;
}

/** In a second, in-memory app: the guest stays until their data is handed over, and if that fails (F57). */
export function proveAccount(app: FirebaseApp, auth: Auth, emulatorUrl: string | undefined): ProveAccount {
  const prove = (signIn: (beside: Auth) => Promise<UserCredential>) =>
    attempt(async (): Promise<Proof> => {
      const beside = initializeApp(app.options, `proof-${crypto.randomUUID()}`);
      try {
        const besideAuth = initializeAuth(beside, { persistence: inMemoryPersistence });
        if (emulatorUrl !== undefined)
          connectAuthEmulator(besideAuth, emulatorUrl, { disableWarnings: true });
        const { user } = await signIn(besideAuth);
        const token = await user.getIdToken();
        const enter = () =>
          attempt(async () => {
            await updateCurrentUser(auth, user);
            // `updateCurrentUser` copies a part of the profile only.
            await auth.currentUser?.reload().catch(() => undefined);
            await deleteApp(beside);
          });
        return { uid: user.uid, token, enter };
      } catch (error) {
        await deleteApp(beside);
        throw error;
      }
    });
  return {
    byPassword: ({ email, password }) =>
      prove((beside) => signInWithEmailAndPassword(beside, email, password)),
    byEmailLink: (email, code) =>
      prove((beside) => signInWithEmailLink(beside, email, linkOf(code, auth.config.apiKey))),
  };
}

/** The SDK parses a link and requires `mode`, which our own links need not carry. */
function linkOf(code: string, apiKey: string): string {
  const query = new URLSearchParams({ mode: "signIn", apiKey, oobCode: code });
  return `${location.origin}/auth/action?${query.toString()}`;
}
