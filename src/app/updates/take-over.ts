import { systemClock } from "../../clock/system-clock.ts";
import { ASKED_MS_MAX, NETWORK_BUSY_MS_MAX, NETWORK_IDLE_MS } from "../../clock/waits.ts";
import { untilNoWritesAnywhere } from "../../data/device/pending-writes.ts";
import { hasUnsavedWorkOnAnyPage } from "./unsaved-work.ts";
import { announceUpdate, updates } from "./update-flow.ts";

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
export function waitForNetworkIdle(waitMsMax = NETWORK_BUSY_MS_MAX): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      answers.disconnect();
      cancelIdle();
      cancelLast();
      resolve();
    };
    let cancelIdle = systemClock.after(NETWORK_IDLE_MS, end);
    const cancelLast = systemClock.after(waitMsMax, end);
    const answers = new PerformanceObserver(() => {
      cancelIdle();
      cancelIdle = systemClock.after(NETWORK_IDLE_MS, end);
    });
    answers.observe({ type: "resource" });
  });
}
