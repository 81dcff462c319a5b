import type { OutboxEngine } from "../replication/outbox/engine.ts";

/** A photo waits a moment for its report; a page that holds the lock ends soon. More than that is for the next `sync`. */
const FLUSHES_MAX = 5;
const PAUSE_MS = 2_000;

/** Rejects when something still waits, for a later `sync`. A stopped engine waits for the next version. */
export async function flushUntilEmpty(
  engine: Pick<OutboxEngine, "flush" | "stop">,
  pause: () => Promise<void> = twoSeconds,
): Promise<void> {
  for (let flushes = 1; ; flushes += 1) {
    const { state } = await engine.flush();
    if (state === "empty" || state === "stopped") return engine.stop();
    if (flushes === FLUSHES_MAX) break;
    await pause();
  }
  engine.stop();
  throw new Error("Something still waits to be sent.");
}

function twoSeconds(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });
}
