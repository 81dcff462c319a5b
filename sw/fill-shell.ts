import type { PrecacheEntry } from "workbox-precaching";
import { isKept, typeOfPath } from "./only-this-type.ts";

export interface ShellPorts {
  readonly origin: string;
  readonly shelf: {
    readonly keys: () => Promise<readonly { readonly url: string }[]>;
    readonly put: (key: string, response: Response) => Promise<void>;
  };
  readonly keyOf: (url: string) => string;
  readonly fetch: (request: Request) => Promise<Response>;
}

const LOOKS_MAX = 3;

/**
 * Fetches what this version has and the one before it had not, one file at a time. One that is none fails the installation as a whole
 * (F5, F45). Another version that takes over meanwhile empties the shelf of what it does not have itself: so it is looked at again.
 */
export async function installShell(entries: readonly PrecacheEntry[], ports: ShellPorts): Promise<void> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const missing = await missingOf(entries, ports);
    if (missing.length === 0) return;
    for (const entry of missing)
      if (!(await putFile(entry, ports))) throw new Error(`Not the file of this version: ${entry.url}`);
  }
  if ((await missingOf(entries, ports)).length > 0)
    throw new Error("The shell is taken away while it is stored.");
}

/** Puts back what is missing of this version's shell: it is installed once, and a browser or somebody's hand may delete it. */
export async function refillShell(entries: readonly PrecacheEntry[], ports: ShellPorts): Promise<void> {
  for (const entry of await missingOf(entries, ports)) await putFile(entry, ports);
}

async function missingOf(
  entries: readonly PrecacheEntry[],
  { shelf, keyOf }: ShellPorts,
): Promise<readonly PrecacheEntry[]> {
  const kept = new Set((await shelf.keys()).map(({ url }) => url));
  return entries.filter(({ url }) => !kept.has(keyOf(url)));
}

/** Integrity, or the hash in a name, keeps out what another release has at the same address; the type, a portal's page. */
async function putFile({ url, integrity }: PrecacheEntry, ports: ShellPorts): Promise<boolean> {
  const address = new URL(url, ports.origin);
  const proof: RequestInit = integrity === undefined ? {} : { integrity, cache: "reload" };
  const response = await ports.fetch(new Request(address, { ...proof, credentials: "same-origin" }));
  if (!isKept(response, typeOfPath(address.pathname))) return false;
  await ports.shelf.put(ports.keyOf(url), response);
  return true;
}
