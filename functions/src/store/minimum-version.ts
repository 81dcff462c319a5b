import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { configKeptMs } from "../config.ts";
import { refs } from "./paths.ts";

const NO_MINIMUM = "0";

interface MinimumPorts {
  /** What the deployment wrote; anything but a text is no minimum. It rejects when it cannot be read. */
  readonly read: () => Promise<unknown>;
  readonly keptMs: () => number;
  readonly now: () => Instant;
}

/** Reads the oldest version that may send, and keeps it for a while. A read that failed is never « any version ». */
export function minimumReader({ read, keptMs, now }: MinimumPorts): () => Promise<string> {
  let known: { readonly value: string; readonly at: Instant } | undefined;
  return async () => {
    if (known !== undefined && now() - known.at < keptMs()) return known.value;
    const at = now();
    const value = await read();
    known = { value: typeof value === "string" ? value : NO_MINIMUM, at };
    return known.value;
  };
}

export const minimumVersion = minimumReader({
  read: async () => (await refs.publicConfig().get()).get("minimumVersion") as unknown,
  keptMs: configKeptMs,
  now: systemClock.now,
});
