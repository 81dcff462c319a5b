import { every } from "../../clock/every.ts";
import { systemClock } from "../../clock/system-clock.ts";
import { VERSION_LOOK_EVERY_MS, VERSION_PAUSE_MS } from "../../clock/waits.ts";
import { rememberMinimum } from "../../data/device/outdated.ts";
import type { minimumVersion } from "../../remote/config/minimum-version.ts";

interface CurrentPorts {
  readonly update: () => Promise<unknown>;
  readonly readMinimum: typeof minimumVersion;
}

/** An installed app may run for weeks without being opened anew (F48). @returns stops looking */
export function keepCurrent({ update, readMinimum }: CurrentPorts): () => void {
  const ends = new AbortController();
  let lookedAt = 0;
  const look = (): void => {
    const now = systemClock.now();
    if (now - lookedAt < VERSION_PAUSE_MS) return;
    lookedAt = now;
    // Without network there is no news; it is asked for again soon.
    update().catch(() => undefined);
    void learnMinimum(readMinimum);
  };
  const lookWhenShown = (): void => {
    if (document.visibilityState === "visible") look();
  };
  document.addEventListener("visibilitychange", lookWhenShown, { signal: ends.signal });
  addEventListener("online", look, { signal: ends.signal });
  const stopTimer = every(VERSION_LOOK_EVERY_MS, look);
  look();
  return () => {
    stopTimer();
    ends.abort();
  };
}

/** Without an answer, the oldest accepted version that was known holds. */
export async function learnMinimum(read: typeof minimumVersion): Promise<void> {
  const minimum = await read();
  if (minimum.ok) rememberMinimum(minimum.value);
}
