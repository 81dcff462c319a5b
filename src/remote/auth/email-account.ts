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

/** What the provider knows of the person who is signed in. */
export interface AccountFacts {
  /** Null for a guest. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** False for an account that signs in by e-mail link only. */
  readonly hasPassword: boolean;
}

type Answer = Promise<Result<void, AuthProblem>>;

/** The e-mail address and the password of the person who is signed in. Each answers `offline` without network. */
export interface EmailAccount {
  readonly facts: () => AccountFacts | undefined;
  /** The guest keeps their uid, and with it everything. An e-mail asks to confirm the address. */
  readonly link: (credentials: Credentials) => Answer;
  readonly sendVerification: () => Answer;
  readonly sendSignInLink: (email: string) => Answer;
  readonly sendPasswordReset: (email: string) => Answer;
  /** Before the address or the password changes, and before the account is deleted. */
  readonly reauthenticate: (password: string) => Answer;
  /** The address changes once the link sent to the new one is opened. */
  readonly changeEmail: (email: string) => Answer;
  readonly changePassword: (password: string) => Answer;
}

/**
 * @param onPasswordChosen the SDK tells of a new token only, and one that was renewed in the same second
 *   is the very same token
 */
export function emailAccount(auth: Auth, onPasswordChosen: () => void): EmailAccount {
  const ask = (work: (user: User) => Promise<unknown>): Answer =>
    attempt(async () => void (await work(signedIn(auth))));
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

/** What the provider last answered about this account, as its SDK keeps it beside the public fields. */
interface ReadUser {
  readonly reloadUserInfo?: { readonly passwordHash?: string } | null;
}

/**
 * The list of providers says « password » for an account with e-mail links only as well: only the provider's own answer
 * tells them apart. Until it has answered, a password is asked for.
 */
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
