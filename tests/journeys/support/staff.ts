import { PROJECT_ID } from "../../../local/ports.ts";
import { newAddress } from "./account.ts";

interface Claims {
  readonly moderatorOfCities?: Readonly<Record<string, true>>;
  readonly isAdmin?: true;
}

interface StaffAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** An account with these rights, as an administrator makes one; it answers how to enter it. */
export async function anAccountWith(claims: Claims): Promise<StaffAccount> {
  const email = newAddress("equipe");
  const password = "le chat dort dehors";
  const { localId: uid } = await asked("accounts", { email, password });
  await grant(uid, claims);
  return { uid, email, password };
}

/** The rights of an account from now on; its next token carries them. Without a confirmed address they would be worth nothing. */
export async function grant(uid: string, claims: Claims): Promise<void> {
  await asked("accounts:update", {
    localId: uid,
    emailVerified: true,
    customAttributes: JSON.stringify(claims),
  });
}

async function asked(what: string, body: object): Promise<{ readonly localId: string }> {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/${what}`;
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The accounts answered ${answer.status} to ${what}.`);
  return (await answer.json()) as { readonly localId: string };
}
