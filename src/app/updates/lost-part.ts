import { systemClock } from "../../clock/system-clock.ts";
import { LOST_PART_ASKED_EVERY_MS } from "../../clock/waits.ts";
import { exactText, list } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { missedInPlace } from "../../ui/coming-part.tsx";

const KEY = "parvis.lost-chunk";
/** A release has some two hundred; a session that lost more of them is not helped by another load. */
export const LOST_MAX = 200;

const waitedFor = new WeakSet<object>();
const lostAtRest = new WeakSet<object>();

interface LostPartPorts {
  readonly storage: KeyValueStorage;
  readonly hasUnsavedWork: () => boolean;
  readonly untilServerThere: () => Promise<void>;
  readonly reload: () => void;
}

/**
 * When the server answers: asks once more for a part that the page lives without, else reloads, once for each lost part and where no
 * form would be lost (F44).
 */
export async function recoverLostPart(error: Error, ports: LostPartPorts): Promise<void> {
  const { message } = error;
  const reloadedFor = storedJson(ports.storage, KEY, list(exactText, { max: LOST_MAX }));
  const known = (): readonly string[] => reloadedFor.read() ?? [];
  const mayReload = (): boolean => !known().includes(message) && !ports.hasUnsavedWork();
  if (!ports.hasUnsavedWork()) lostAtRest.add(error);
  if (mayReload()) waitedFor.add(error);
  await ports.untilServerThere();
  // Known only now: the page hears of what did not come before the part that asked for it.
  const again = missedInPlace.get(error);
  if (again !== undefined) return again();
  // Without the memory of it, it would be done again and again.
  if (isWaitedFor(error) && mayReload() && reloadedFor.write([...known(), message])) ports.reload();
}

/** Whether the page loads again by itself, as soon as a server of ours answers. */
export function isWaitedFor(error: unknown): boolean {
  return typeof error === "object" && error !== null && waitedFor.has(error);
}

/** Whether nobody had begun anything when this part was missed: what was on the screen then may be gone with it by now. */
export function wasLostAtRest(error: Error): boolean {
  return lostAtRest.has(error);
}

/** Asked at once, when the browser has network again, and every few seconds: its word for it is not enough behind a portal. */
export async function untilServerThere(): Promise<void> {
  while (!(await isServerThere())) await untilOnlineOr(LOST_PART_ASKED_EVERY_MS);
}

/** /sw.js is never answered from a cache of ours; a portal answers with a page instead of a script. */
async function isServerThere(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch("/sw.js", { method: "HEAD", cache: "no-store" });
    return ok && /javascript/u.test(headers.get("content-type") ?? "");
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
