import { readFileSync } from "node:fs";
import { join } from "node:path";
import { originOf, PROJECT_ID } from "../ports.ts";

/** As the emulator exports it, with more. */
export interface KeptAccount {
  readonly localId: string;
  /** In seconds: sessions that began before have ended. */
  readonly validSince?: string;
}

const AT_ONCE = 50;

export function keptAccounts(folder: string): readonly KeptAccount[] {
  const { users = [] } = JSON.parse(readFileSync(join(folder, "auth_export/accounts.json"), "utf8")) as {
    readonly users?: readonly KeptAccount[];
  };
  return users;
}

/** The emulator ends every session when it reads accounts back: here each holds again since when it did. */
export async function keepSessions(accounts: readonly KeptAccount[], authPort: number): Promise<void> {
  const url = `${originOf(authPort)}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:update`;
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  for (let from = 0; from < accounts.length; from += AT_ONCE) {
    const answers = accounts.slice(from, from + AT_ONCE).map(({ localId, validSince }) =>
      // An account that never had one is given the earliest.
      fetch(url, {
        method: "POST",
        headers,
        body: JSON.stringify({ localId, validSince: validSince ?? "1" }),
      }),
    );
    const refused = (await Promise.all(answers)).find(({ ok }) => !ok);
    if (refused !== undefined) throw new Error(`Sessions could not be kept: ${await refused.text()}`);
  }
}
