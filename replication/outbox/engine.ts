import { OUTBOX_BUSY_MS, OUTBOX_LOCK_MS_MAX, OUTBOX_LOOK_EVERY_MS } from "../../src/clock/waits.ts";
import { flushMemory, resetPauses } from "./flush-memory.ts";
import type { EnginePorts } from "./ports.ts";
import { takeStep } from "./step.ts";

export interface FlushReport {
  /** `empty`: nothing waits. `waiting`: something waits for its time. `busy`: another page is sending. */
  readonly state: "empty" | "waiting" | "busy" | "stopped";
}

export interface OutboxEngine {
  /** Sends now what can be sent: after a commit, `online`, a page shown, a tap. Asked during a flush, it looks once more. */
  flush(): Promise<FlushReport>;
  start(): void;
  /** No timer is left after this; a pending request ends and is marked. */
  stop(): void;
}

/**
 * Carries the outbox to the city.
 * E1 One flush at a time on a device: every step holds the lock.
 * E2 Rows found `sending` are sent again: whoever marked them died. The city knows them by their id.
 * E3 A row leaves the queue by an answer of the city only; every other reply keeps it (P1).
 * E4 At most one timer; none after `stop`.
 * E5 A flush asked by a person or by the network forgets our back-off, never the server's Retry-After.
 */
export function outboxEngine(ports: EnginePorts): OutboxEngine {
  return new Engine(ports);
}

class Engine implements OutboxEngine {
  readonly #ports: EnginePorts;
  readonly #memory = flushMemory();
  #running: Promise<FlushReport> | undefined;
  #askedAgain = false;
  #started = false;
  #stopped = false;
  /** When another page was last seen sending, and for how long it has been by then. */
  #busy: { readonly at: number; readonly ms: number } | undefined;
  #cancelTimer = (): void => undefined;

  constructor(ports: EnginePorts) {
    this.#ports = ports;
  }

  async flush(): Promise<FlushReport> {
    if (this.#stopped) return { state: "stopped" };
    this.#askedAgain = true;
    resetPauses(this.#memory);
    await this.#ports.store.wake();
    return this.#look();
  }

  start(): void {
    this.#started = true;
    this.#lookLater(0);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelTimer();
  }

  #look(): Promise<FlushReport> {
    this.#running ??= this.#untilRest().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #untilRest(): Promise<FlushReport> {
    this.#cancelTimer();
    let wait: number | null = OUTBOX_LOOK_EVERY_MS;
    try {
      do {
        this.#askedAgain = false;
        wait = await this.#steps();
      } while (this.#askedAgain && !this.#stopped);
    } finally {
      this.#lookLater(wait ?? OUTBOX_LOOK_EVERY_MS);
    }
    if (this.#stopped) return { state: "stopped" };
    if (this.#busy !== undefined) return { state: "busy" };
    return { state: wait === null ? "empty" : "waiting" };
  }

  /** @returns how many milliseconds to rest; null when nothing waits */
  async #steps(): Promise<number | null> {
    const { lock, clock } = this.#ports;
    while (!this.#stopped) {
      let rest: number | null | undefined;
      const steal = this.#busy !== undefined && this.#busy.ms > OUTBOX_LOCK_MS_MAX;
      const held = await lock.run(async () => {
        rest = await takeStep(this.#ports, this.#memory);
      }, steal);
      if (held === "busy") {
        this.#seeBusy(clock.now());
        return OUTBOX_BUSY_MS;
      }
      this.#busy = undefined;
      if (rest !== undefined) return rest;
    }
    return null;
  }

  /** A clock that is set, or a device that slept, adds no more than one look: the holder's request did not run meanwhile. */
  #seeBusy(now: number): void {
    const { at, ms } = this.#busy ?? { at: now, ms: 0 };
    this.#busy = { at: now, ms: ms + Math.min(Math.max(now - at, 0), OUTBOX_BUSY_MS) };
  }

  #lookLater(delayMs: number): void {
    this.#cancelTimer();
    if (!this.#started || this.#stopped) return;
    this.#cancelTimer = this.#ports.clock.after(Math.min(delayMs, OUTBOX_LOOK_EVERY_MS), () => {
      // A device that cannot be read now is looked at again in five minutes, or when somebody asks.
      this.#look().catch(() => undefined);
    });
  }
}
