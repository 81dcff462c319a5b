import { systemClock } from "../../clock/system-clock.ts";
import { LOST_PART_ASKED_EVERY_MS } from "../../clock/waits.ts";
import { exactText, list } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { missedInPlace } from "../../ui/coming-part.tsx";

const KEY = "parvis.lost-chunk";
/** A release has some two hundred; a session that lost more of them is not helped by another load. */
const LOST_MAX = 200;

const waitedFor = new WeakSet<object>();

interface LostPartPorts {
  readonly storage: KeyValueStorage;
  readonly hasUnsavedWork: () => boolean;
  readonly untilLoadable: (error: Error) => Promise<void>;
  readonly reload: () => void;
}

/**
 * When it can be had again: asks once more for a part that the page lives without, else reloads, once for each lost part and where no
 * form would be lost (F44).
 */
export async function recoverLostPart(error: Error, ports: LostPartPorts): Promise<void> {
  const { message } = error;
  const reloadedFor = storedJson(ports.storage, KEY, list(exactText, { max: LOST_MAX }));
  const known = (): readonly string[] => reloadedFor.read() ?? [];
  const mayReload = (): boolean => !known().includes(message) && !ports.hasUnsavedWork();
  if (mayReload()) waitedFor.add(error);
  await ports.untilLoadable(error);
  // Known only now: the page hears of what did not come before the part that asked for it.
  const again = missedInPlace.get(error);
  if (again !== undefined) return again();
  // Without the memory of it, it would be done again and again.
  if (isWaitedFor(error) && mayReload() && reloadedFor.write([...known(), message])) ports.reload();
}

/** Whether the page loads again by itself, as soon as the worker or a server of ours has what it needs. */
export function isWaitedFor(error: unknown): boolean {
  return typeof error === "object" && error !== null && waitedFor.has(error);
}

/**
 * Asked at once, when the browser has network again, and every few seconds: its word for it is not enough behind a portal. A worker that
 * holds the part needs no server: a browser with too much to do was seen to drop what its worker had answered.
 */
export async function untilLoadable({ message }: Error): Promise<void> {
  while (!((await hasWorkerPart(message)) || (await isServerThere())))
    await untilOnlineOr(LOST_PART_ASKED_EVERY_MS);
}

/** Not every browser says which part it was; without a worker, a load of the page would bring nothing. */
async function hasWorkerPart(message: string): Promise<boolean> {
  const [part] = /\S*\/assets\/\S+/u.exec(message) ?? [];
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  return part !== undefined && Boolean(serviceWorker?.controller) && isAnswered(part, { cache: "no-store" });
}

/** /sw.js is never answered from a cache of ours. */
function isServerThere(): Promise<boolean> {
  return isAnswered("/sw.js", { method: "HEAD", cache: "no-store" });
}

/** A portal answers with a page instead of a script or a style sheet. */
async function isAnswered(address: string, how: RequestInit): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(address, how);
    return ok && /javascript|css/u.test(headers.get("content-type") ?? "");
  } catch {
    return false;
  }
}

function untilOnlineOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      removeEventListener("online", end);
      cancel();
      resolve();
    };
    const cancel = systemClock.after(ms, end);
    addEventListener("online", end);
  });
}
