import { randomUUID } from "node:crypto";

const KEY = "key=demo-parvis";

export interface TestAccount {
  readonly uid: string;
  readonly token: string;
}

interface AccountFacts {
  /** An anonymous sign-in; otherwise an account with an e-mail address. */
  readonly guest?: boolean;
  readonly claims?: Readonly<Record<string, unknown>>;
}

export async function anAccount({ guest = false, claims }: AccountFacts = {}): Promise<TestAccount> {
  const credentials = guest ? {} : { email: `${randomUUID()}@exemple.fr`, password: "une longue phrase" };
  const made = await ask("identitytoolkit.googleapis.com/v1/accounts:signUp", {
    ...credentials,
    returnSecureToken: true,
  });
  const {
    localId: uid,
    idToken,
    refreshToken,
  } = made as { localId: string; idToken: string; refreshToken: string };
  if (claims === undefined) return { uid, token: idToken };
  await asOwner({ localId: uid, customAttributes: JSON.stringify(claims) });
  const renewed = await ask("securetoken.googleapis.com/v1/token", {
    grant_type: "refresh_token",
    refresh_token: refreshToken,
  });
  return { uid, token: (renewed as { id_token: string }).id_token };
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
