import type { OutboxRow } from "../../src/data/device/rows.ts";
import { pausedUntil, type FlushMemory } from "./flush-memory.ts";
import type { EnginePorts } from "./ports.ts";
import { nextStep, type Step } from "./plan.ts";
import { refuseOrphans, submitBatch, uploadPhoto } from "./send.ts";

/** @returns how many milliseconds to rest, null when nothing waits, undefined when there may be more to do at once */
export async function takeStep(ports: EnginePorts, memory: FlushMemory): Promise<number | null | undefined> {
  const rows = await ports.store.rows();
  const photos = await ports.store.photos();
  const now = ports.clock.now();
  const next = nextStep(rows, photos, memory, now);
  if (next.do === "rest") return next.until === null ? null : next.until - now;
  memory.retryAfterUntil = Math.max(memory.retryAfterUntil, await ports.store.heldUntil());
  const pause = pausedUntil(memory, now) - now;
  if (next.do !== "refuse" && pause > 0) return pause;
  await take(ports, memory, rows, next);
  return undefined;
}

function take(
  ports: EnginePorts,
  memory: FlushMemory,
  rows: readonly OutboxRow[],
  next: Exclude<Step, { do: "rest" }>,
): Promise<void> {
  switch (next.do) {
    case "refuse":
      return refuseOrphans(ports, rows, next.ids);
    case "submit":
      return submitBatch(ports, memory, next.ids);
    case "upload":
      return uploadPhoto(ports, memory, next.photo);
  }
}
