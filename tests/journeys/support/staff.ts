import { PROJECT_ID } from "../../../local/ports.ts";

interface Claims {
  readonly moderatorOfCities?: Readonly<Record<string, true>>;
  readonly isAdmin?: true;
}

/** An account with these rights, as an administrator makes one; it answers how to enter it. */
export async function anAccountWith(
  authOrigin: string,
  claims: Claims,
): Promise<{ readonly email: string; readonly password: string }> {
  const email = `equipe-${Date.now()}@exemple.fr`;
  const password = "le chat dort dehors";
  const { localId } = await asked(authOrigin, "accounts", { email, password });
  await asked(authOrigin, "accounts:update", { localId, customAttributes: JSON.stringify(claims) });
  return { email, password };
}

async function asked(authOrigin: string, what: string, body: object): Promise<{ readonly localId: string }> {
  const url = `${authOrigin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/${what}`;
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The accounts answered ${answer.status} to ${what}.`);
  return (await answer.json()) as { readonly localId: string };
}
