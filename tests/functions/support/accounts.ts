import { randomUUID } from "node:crypto";

const KEY = "key=demo-parvis";

export interface TestAccount {
  readonly uid: string;
  readonly token: string;
  readonly refreshToken: string;
  /** Null of a guest. */
  readonly email: string | null;
}

const PASSWORD = "une longue phrase";

interface AccountFacts {
  /** An anonymous sign-in; otherwise an account with an e-mail address. */
  readonly guest?: boolean;
  /** Of an account with an address: whether its owner opened the letter. */
  readonly confirmed?: boolean;
  readonly claims?: Readonly<Record<string, unknown>>;
}

export async function anAccount({
  guest = false,
  confirmed = !guest,
  claims = {},
}: AccountFacts = {}): Promise<TestAccount> {
  const email = guest ? null : `${randomUUID()}@exemple.fr`;
  const credentials = email === null ? {} : { email, password: PASSWORD };
  const answer = await ask("identitytoolkit.googleapis.com/v1/accounts:signUp", {
    ...credentials,
    returnSecureToken: true,
  });
  const {
    localId: uid,
    idToken,
    refreshToken,
  } = answer as { localId: string; idToken: string; refreshToken: string };
  const made = { uid, token: idToken, refreshToken, email };
  if (guest) return made;
  await asOwner({ localId: uid, emailVerified: confirmed, customAttributes: JSON.stringify(claims) });
  return renewed(made);
}

interface Entered {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** In seconds. */
  readonly expiresIn: string;
}

/** What the provider answers to who enters an account that is there. */
export async function enteredWith(email: string, password: string): Promise<Entered> {
  const credentials = { email, password, returnSecureToken: true };
  return (await ask("identitytoolkit.googleapis.com/v1/accounts:signInWithPassword", credentials)) as Entered;
}

/** Signed in anew: their former sessions may have been ended, and a session that was ended is renewed to no avail. */
export async function signedInAnew(account: TestAccount): Promise<TestAccount> {
  const { idToken: token, refreshToken } = await enteredWith(account.email ?? "", PASSWORD);
  return { ...account, token, refreshToken };
}

/** With a token that says what the provider knows by now. */
export async function renewed(account: TestAccount): Promise<TestAccount> {
  const answer = await ask("securetoken.googleapis.com/v1/token", {
    grant_type: "refresh_token",
    refresh_token: account.refreshToken,
  });
  return { ...account, token: (answer as { id_token: string }).id_token };
}

/** With a token of somebody who proved who they are so long ago, and whose sessions nobody ended since. */
export async function provedAgo(account: TestAccount, ms: number): Promise<TestAccount> {
  const provedAtS = Math.floor((Date.now() - ms) / 1000);
  await asOwner({ localId: account.uid, validSince: String(provedAtS - 1) });
  const [head, body = "", signature] = account.token.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as object;
  const older = Buffer.from(JSON.stringify({ ...claims, auth_time: provedAtS })).toString("base64url");
  return { ...account, token: [head, older, signature].join(".") };
}

export function aGuestAccount(): Promise<TestAccount> {
  return anAccount({ guest: true });
}

export function aModeratorAccount(cityId: string): Promise<TestAccount> {
  return anAccount({ claims: { moderatorOfCities: { [cityId]: true } } });
}

/** What an administrator does at the identity provider. */
export async function disableAccount({ uid }: TestAccount): Promise<void> {
  await asOwner({ localId: uid, disableUser: true });
}

function asOwner(change: object): Promise<unknown> {
  return ask("identitytoolkit.googleapis.com/v1/accounts:update", change, { authorization: "Bearer owner" });
}

async function ask(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(`http://${process.env["FIREBASE_AUTH_EMULATOR_HOST"]}/${path}?${KEY}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused ${path}: ${await response.text()}`);
  return response.json();
}
