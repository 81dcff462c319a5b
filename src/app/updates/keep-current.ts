import { rememberMinimum } from "../../data/device/outdated.ts";
import { HOUR_MS, MINUTE_MS } from "../../domain/basics/instant.ts";
import type { minimumVersion } from "../../remote/config/minimum-version.ts";

interface CurrentPorts {
  readonly update: () => Promise<unknown>;
  readonly readMinimum: typeof minimumVersion;
  readonly now: () => number;
}

/** A person who switches to and fro asks no more often than this. */
const PAUSE_MS = 10 * MINUTE_MS;

/** An installed app may run for weeks without being opened anew (F48). @returns stops looking */
export function keepCurrent({ update, readMinimum, now }: CurrentPorts): () => void {
  const ends = new AbortController();
  let lookedAt = 0;
  const look = (): void => {
    if (now() - lookedAt < PAUSE_MS) return;
    lookedAt = now();
    // Without network there is no news; it is asked for again soon.
    update().catch(() => undefined);
    void learnMinimum(readMinimum);
  };
  const lookWhenShown = (): void => {
    if (document.visibilityState === "visible") look();
  };
  document.addEventListener("visibilitychange", lookWhenShown, { signal: ends.signal });
  addEventListener("online", look, { signal: ends.signal });
  const timer = setInterval(look, HOUR_MS);
  look();
  return () => {
    clearInterval(timer);
    ends.abort();
  };
}

/** Without an answer, the oldest accepted version that was known holds. */
export async function learnMinimum(read: typeof minimumVersion): Promise<void> {
  const minimum = await read();
  if (minimum.ok) rememberMinimum(minimum.value);
}
