import type { TransientCode } from "../../src/data/device/rows.ts";
import type { Identifier } from "../../src/domain/basics/identifier.ts";
import type { Instant } from "../../src/domain/basics/instant.ts";
import { COMMANDS_PER_SUBMIT_MAX } from "../../src/domain/limits/limits.ts";
import { backoffMs } from "../../src/clock/backoff.ts";
import { SLOW_SUBMIT_MS_MAX, SUBMIT_MS_MAX } from "../../src/clock/waits.ts";
import { RETRY_AFTER_MAX_MS } from "./retry-after.ts";
import type { Failure } from "./ports.ts";

/** What one engine has learnt about its connection to the city. It dies with the page; nothing that must last is here. */
export interface FlushMemory {
  /** Consecutive transport failures. */
  failures: number;
  backoffUntil: Instant;
  /** What the server asked; only time clears it. */
  retryAfterUntil: Instant;
  /** The account is disabled, or this version too old: nothing is sent until somebody asks. */
  halted: boolean;
  batchRows: number;
  /** Answers in a row that did not come in time. */
  timeouts: number;
  readonly alone: Set<Identifier>;
  readonly suspicion: Map<Identifier, number>;
}

export function flushMemory(): FlushMemory {
  return {
    failures: 0,
    backoffUntil: 0,
    retryAfterUntil: 0,
    halted: false,
    batchRows: COMMANDS_PER_SUBMIT_MAX,
    timeouts: 0,
    alone: new Set(),
    suspicion: new Map(),
  };
}

export function resetPauses(memory: FlushMemory): void {
  memory.failures = 0;
  memory.backoffUntil = 0;
  memory.halted = false;
}

/** When sending may go on. A time further off than we ever wait is left over from a clock that was put back. */
export function pausedUntil(memory: FlushMemory, now: Instant): Instant {
  if (memory.halted) return now + RETRY_AFTER_MAX_MS;
  const until = Math.max(memory.backoffUntil, memory.retryAfterUntil);
  return until > now + 2 * RETRY_AFTER_MAX_MS ? now : until;
}

/** Failures that what was sent may have caused, rather than the connection. */
const SUSPECT: ReadonlySet<TransientCode> = new Set(["server", "timeout", "wrong_shape", "portal"]);

interface Moment {
  readonly now: Instant;
  readonly random: number;
}

/** @returns when the connection may be tried again */
export function noteFailure(
  memory: FlushMemory,
  failed: Failure,
  ids: readonly Identifier[],
  moment: Moment,
): Instant {
  memory.failures += 1;
  if (failed.code === "timeout") memory.timeouts += 1;
  memory.halted = failed.code === "account_disabled" || failed.code === "outdated";
  if (SUSPECT.has(failed.code)) {
    for (const id of ids) memory.suspicion.set(id, (memory.suspicion.get(id) ?? 0) + 1);
    memory.batchRows = Math.max(1, Math.ceil(Math.min(memory.batchRows, ids.length) / 2));
  }
  const ownWait = backoffMs(memory.failures, moment.random);
  memory.backoffUntil = moment.now + ownWait;
  // Everybody was told the same delay: our own jitter on top keeps them from returning together (F13).
  if (failed.retryAfterMs !== null) memory.retryAfterUntil = moment.now + failed.retryAfterMs + ownWait;
  return Math.max(memory.backoffUntil, memory.retryAfterUntil);
}

/** Longer after each answer that did not come in time, those of another page of this device included. */
export function submitLimitOf(
  memory: FlushMemory,
  rows: readonly { readonly lastError: TransientCode | null; readonly attempts: number }[],
): number {
  const known = rows.map(({ lastError, attempts }) => (lastError === "timeout" ? attempts : 0));
  const doublings = Math.min(8, Math.max(memory.timeouts, ...known));
  return Math.min(SUBMIT_MS_MAX * 2 ** doublings, SLOW_SUBMIT_MS_MAX);
}

/** A line that answers well within the first limit is slow no more. */
export function notePace(memory: FlushMemory, tookMs: number): void {
  if (tookMs < SUBMIT_MS_MAX / 2) memory.timeouts = 0;
}

/** When this one may be tried again: longer each time, even while others get through in between. */
export function ownWaitOf(memory: FlushMemory, id: Identifier, { now, random }: Moment): Instant {
  const suspicion = memory.suspicion.get(id) ?? 0;
  return suspicion === 0 ? now : now + backoffMs(suspicion, random);
}

export function noteSuccess(memory: FlushMemory, ids: readonly Identifier[]): void {
  memory.failures = 0;
  memory.backoffUntil = 0;
  memory.batchRows = Math.min(COMMANDS_PER_SUBMIT_MAX, memory.batchRows * 2);
  for (const id of ids) {
    memory.suspicion.delete(id);
    memory.alone.delete(id);
  }
}
