import type { PrecacheEntry } from "workbox-precaching";
import { isKept, typeOfPath } from "./only-this-type.ts";

interface Shelf {
  readonly keys: () => Promise<readonly unknown[]>;
  readonly match: (key: string) => Promise<Response | undefined>;
  readonly put: (key: string, response: Response) => Promise<void>;
}

interface Ports {
  readonly shelf: Shelf;
  readonly keyOf: (url: string) => string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * Puts back what is missing of this version's shell: Workbox installs it once, and a browser or somebody's hand may delete it.
 * Integrity, or the hash in a name, keeps out what another release has at the same address.
 */
export async function refillShell(
  entries: readonly PrecacheEntry[],
  origin: string,
  { shelf, keyOf, fetch }: Ports,
): Promise<void> {
  if ((await shelf.keys()).length >= entries.length) return;
  for (const { url, integrity } of entries) {
    const key = keyOf(url);
    if ((await shelf.match(key)) !== undefined) continue;
    const address = new URL(url, origin);
    const response = await fetch(new Request(address, integrity === undefined ? {} : { integrity }));
    if (isKept(response, typeOfPath(address.pathname))) await shelf.put(key, response);
  }
}
