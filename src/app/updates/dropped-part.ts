import { exactText, list } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { LOST_MAX, wasLostAtRest } from "./lost-part.ts";

const KEY = "parvis.dropped-chunk";

interface DroppedPartPorts {
  readonly storage: KeyValueStorage;
  readonly reload: () => void;
}

/**
 * Of a screen that did not come although the worker has it: a browser with too much to do was seen to drop what its worker had
 * answered. It is loaded again, once for each part; without network too, where no server would ever bring it.
 *
 * @returns whether the page loads again
 */
export async function loadAgainFromWorker(
  error: unknown,
  { storage, reload }: DroppedPartPorts,
): Promise<boolean> {
  if (!(error instanceof Error) || !wasLostAtRest(error)) return false;
  const dropped = storedJson(storage, KEY, list(exactText, { max: LOST_MAX }));
  const known = dropped.read() ?? [];
  if (known.includes(error.message) || !(await hasWorkerPart(error))) return false;
  // Without the memory of it, it would be done again and again.
  if (!dropped.write([...known, error.message])) return false;
  reload();
  return true;
}

/** Not every browser says which part it was. Without a worker over this page, a load of it would bring nothing. */
async function hasWorkerPart({ message }: Error): Promise<boolean> {
  const [part] = /\S*\/assets\/\S+/u.exec(message) ?? [];
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (part === undefined || !serviceWorker?.controller) return false;
  try {
    return (await caches.match(part)) !== undefined;
  } catch {
    return false;
  }
}
