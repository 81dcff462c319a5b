import { untilNoWritesAnywhere } from "../../data/device/pending-writes.ts";
import { MINUTE_MS, SECOND_MS } from "../../domain/basics/instant.ts";
import { hasUnsavedWorkOnAnyPage } from "./unsaved-work.ts";
import { announceUpdate, updates } from "./update-flow.ts";

/** Longer than a page takes to ask for the next thing after an answer. */
export const NETWORK_IDLE_MS = 2 * SECOND_MS;
/** Whoever asked for it does not wait for a page that never rests. */
const ASKED_MS_MAX = 5 * SECOND_MS;

/** Has the new worker take over once there is no unsaved work and the network is idle; sooner if the person asks for it. */
export function offerTakeOver(takeOver: () => void): void {
  updates.offer(() => void takeOverWhenIdle(takeOver));
}

async function takeOverWhenIdle(takeOver: () => void): Promise<void> {
  announceUpdate();
  await waitForNetworkIdle(updates.isComing() ? ASKED_MS_MAX : undefined);
  await untilNoWritesAnywhere();
  // Somebody may have begun to write meanwhile.
  if (updates.isComing() || !(await hasUnsavedWorkOnAnyPage())) takeOver();
  else offerTakeOver(takeOver);
}

/**
 * Resolves when no request of this page was answered for two seconds, or after `waitMsMax`. Chromium ends the old worker as
 * soon as it is idle, once: a request at that moment starts it again, and the new one waits for thirty idle seconds more, or
 * for five minutes under a debugger (docs/decisions/0015).
 */
export function waitForNetworkIdle(waitMsMax = MINUTE_MS): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      answers.disconnect();
      clearTimeout(idle);
      clearTimeout(last);
      resolve();
    };
    let idle = setTimeout(end, NETWORK_IDLE_MS);
    const last = setTimeout(end, waitMsMax);
    const answers = new PerformanceObserver(() => {
      clearTimeout(idle);
      idle = setTimeout(end, NETWORK_IDLE_MS);
    });
    answers.observe({ type: "resource" });
  });
}
