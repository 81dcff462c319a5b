import {
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
  type ActionCodeSettings,
  type Auth,
  type User,
} from "firebase/auth";
import { err, type Result } from "../../domain/basics/result.ts";
import { attempt, type AuthProblem } from "./auth-problem.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface AccountFacts {
  /** Null for a guest. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** False for an account that signs in by e-mail link only. */
  readonly hasPassword: boolean;
}

type Answer = Promise<Result<void, AuthProblem>>;

/** For the signed-in user. Each answers `offline` without network. */
export interface EmailAccount {
  readonly facts: () => AccountFacts | undefined;
  /** The guest keeps their uid, and with it everything. An e-mail asks to confirm the address. */
  readonly link: (credentials: Credentials) => Answer;
  readonly sendVerification: () => Answer;
  readonly sendSignInLink: (email: string) => Answer;
  readonly sendPasswordReset: (email: string) => Answer;
  /** Required before changing the address or the password, and before deleting the account. */
  readonly reauthenticate: (password: string) => Answer;
  /** The address changes once the link sent to the new one is opened. */
  readonly changeEmail: (email: string) => Answer;
  readonly changePassword: (password: string) => Answer;
}

/** @param onPasswordChosen the SDK reports changed tokens only; one of the same second is identical */
export function emailAccount(auth: Auth, onPasswordChosen: () => void): EmailAccount {
  // A page shows whom its device remembers before the SDK has read them: pressed until then, nobody's session has ended.
  const ask = (work: (user: User) => Promise<unknown>): Answer =>
    attempt(async () => {
      await auth.authStateReady();
      await work(signedIn(auth));
    });
  return {
    facts: () => (auth.currentUser === null ? undefined : factsOf(auth.currentUser)),
    link: ({ email, password }) =>
      ask(async (user) => {
        await linkWithCredential(user, EmailAuthProvider.credential(email, password));
        // The address is linked whether or not this e-mail leaves; the profile offers it again.
        await sendEmailVerification(user, actionCodeSettings()).catch(() => undefined);
      }),
    sendVerification: () => ask((user) => sendEmailVerification(user, actionCodeSettings())),
    sendSignInLink: (email) => attempt(() => sendSignInLinkToEmail(auth, email, actionCodeSettings())),
    sendPasswordReset: (email) => attempt(() => sendPasswordResetEmail(auth, email, actionCodeSettings())),
    reauthenticate: async (password) => {
      const proved = await ask(async (user) => {
        const credential = EmailAuthProvider.credential(user.email ?? "", password);
        await reauthenticateWithCredential(user, credential);
      });
      const isWrong = !proved.ok && proved.problem.code === "wrong_credentials";
      return isWrong ? err({ code: "wrong_password" }) : proved;
    },
    changeEmail: (email) => ask((user) => verifyBeforeUpdateEmail(user, email, actionCodeSettings())),
    changePassword: (password) =>
      ask(async (user) => {
        await updatePassword(user, password);
        onPasswordChosen();
      }),
  };
}

function factsOf(user: User): AccountFacts {
  const { email, emailVerified } = user;
  return { email, emailVerified, hasPassword: hasPassword(user) };
}

/** A private field of the SDK's user: the provider's last answer. */
interface ReadUser {
  readonly reloadUserInfo?: { readonly passwordHash?: string } | null;
}

/** `providerData` says « password » for e-mail links too: only the last answer tells; without it, a yes. */
function hasPassword(user: User): boolean {
  const answer = (user as ReadUser).reloadUserInfo;
  if (answer !== undefined && answer !== null) return answer.passwordHash !== undefined;
  return user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
}

function signedIn({ currentUser }: Auth): User {
  if (currentUser === null)
    throw Object.assign(new Error("Nobody is signed in."), { code: "auth/null-user" });
  return currentUser;
}

function actionCodeSettings(): ActionCodeSettings {
  return { url: `${location.origin}/auth/action`, handleCodeInApp: true };
}
