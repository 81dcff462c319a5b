import { portOffset, portsAt, originOf, PROJECT_ID } from "../../../local/ports.ts";

const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };

/** What an administrator grants, behind the app's back; the next token carries it. */
export async function grant(uid: string, claims: Readonly<Record<string, unknown>>): Promise<void> {
  const { auth } = portsAt(portOffset());
  const accounts = `${originOf(auth)}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:update`;
  const body = JSON.stringify({ localId: uid, customAttributes: JSON.stringify(claims) });
  const response = await fetch(accounts, { method: "POST", headers: OWNER, body });
  if (!response.ok) throw new Error(`The claims were not granted: ${await response.text()}`);
}
