import { pause } from "../src/clock/pause.ts";
import type { Clock } from "../src/clock/system-clock.ts";
import { WORKER_PAUSE_MS } from "../src/clock/waits.ts";
import type { OutboxEngine } from "../replication/outbox/engine.ts";

/** More than that is for the next `sync`. */
const FLUSHES_MAX = 5;

/** Rejects when something still waits, for a later `sync`. A stopped engine waits for the next version. */
export async function flushUntilEmpty(
  engine: Pick<OutboxEngine, "flush" | "stop">,
  clock?: Clock,
): Promise<void> {
  for (let flushes = 1; ; flushes += 1) {
    const { state } = await engine.flush();
    if (state === "empty" || state === "stopped") return engine.stop();
    if (flushes === FLUSHES_MAX) break;
    await pause(WORKER_PAUSE_MS, undefined, clock);
  }
  engine.stop();
  throw new Error("Something still waits to be sent.");
}
