import { storedUser } from "../auth-store.ts";
import type { OtherPages } from "./guest-sign-in.ts";

const LOCK = "parvis.guest";
/** A page that is frozen with the lock keeps nobody out for longer. */
const WAIT_MS_MAX = 5_000;

/** By a Web Lock; where there are none, or no turn comes, each page for itself. */
export function otherPages(locks: LockManager | undefined = navigator.locks): OtherPages {
  return {
    alone: (work) => (locks === undefined ? work() : inTurn(locks, work)),
    hasSomebody: async () => (await storedUser().catch(() => undefined)) !== undefined,
  };
}

async function inTurn(locks: LockManager, work: () => Promise<void>): Promise<void> {
  let begun = false;
  try {
    await locks.request(LOCK, { signal: AbortSignal.timeout(WAIT_MS_MAX) }, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    await work();
  }
}
