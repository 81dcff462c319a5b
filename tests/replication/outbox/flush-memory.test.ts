import { expect, it } from "vitest";
import { failure } from "../../../replication/outbox/classify.ts";
import {
  flushMemory,
  noteFailure,
  notePace,
  noteSuccess,
  ownWaitOf,
  pausedUntil,
  resetPauses,
  submitLimitOf,
} from "../../../replication/outbox/flush-memory.ts";
import { RETRY_AFTER_MAX_MS } from "../../../replication/outbox/retry-after.ts";
import { backoffMs } from "../../../src/clock/backoff.ts";
import { SLOW_SUBMIT_MS_MAX, SUBMIT_MS_MAX } from "../../../src/clock/waits.ts";
import { SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { COMMANDS_PER_SUBMIT_MAX } from "../../../src/domain/limits/limits.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";

const AT = { now: NOW, random: 1 };
const [one, two] = [anIdentifier(1), anIdentifier(2)] as const;

it("halves what is sent at once after a failure that it may have caused, never below one, and doubles it again [OFF-5]", () => {
  const memory = flushMemory();
  const ids = [1, 2, 3, 4, 5].map(anIdentifier);
  const fail = (count: number) =>
    noteFailure(memory, failure("server"), ids.slice(0, count), { now: NOW, random: 0 });
  const sizes = [5, 3, 2, 1].map((count) => {
    fail(count);
    return memory.batchRows;
  });
  expect(sizes).toEqual([3, 2, 1, 1]);
  noteSuccess(memory, ids);
  expect(memory.batchRows).toBe(2);
});

it.each(["server", "timeout", "wrong_shape", "portal"] as const)(
  "suspects what was sent when the answer is %s, and nothing else by it [OFF-5, F66]",
  (code) => {
    const memory = flushMemory();
    noteFailure(memory, failure(code), [one], AT);
    expect(ownWaitOf(memory, one, AT)).toBe(NOW + backoffMs(1, 1));
    noteFailure(memory, failure(code), [one], AT);
    expect(ownWaitOf(memory, one, AT)).toBe(NOW + backoffMs(2, 1));
    expect(ownWaitOf(memory, two, AT)).toBe(NOW);
    noteSuccess(memory, [one]);
    expect(ownWaitOf(memory, one, AT)).toBe(NOW);
  },
);

it("suspects nothing that was sent when the line is cut, and goes on sending as much [OFF-5]", () => {
  const memory = flushMemory();
  noteFailure(memory, failure("network"), [one], AT);
  expect(ownWaitOf(memory, one, AT)).toBe(NOW);
  expect(memory.batchRows).toBe(COMMANDS_PER_SUBMIT_MAX);
});

it("rests longer after each failure, and no more once something got through [OFF-5, F13]", () => {
  const memory = flushMemory();
  const untils = [1, 2, 3].map(() => noteFailure(memory, failure("network"), [one], AT));
  expect(untils).toEqual([1, 2, 3].map((times) => NOW + backoffMs(times, 1)));
  expect(pausedUntil(memory, NOW)).toBe(untils[2]);
  noteSuccess(memory, []);
  expect(pausedUntil(memory, NOW)).toBe(0);
  expect(noteFailure(memory, failure("network"), [one], AT)).toBe(untils[0]);
  resetPauses(memory);
  expect(pausedUntil(memory, NOW)).toBe(0);
  expect(noteFailure(memory, failure("network"), [one], AT)).toBe(untils[0]);
});

it("rests as long as the server asks and its own wait on top, whoever taps [OFF-5, F13]", () => {
  const memory = flushMemory();
  const until = NOW + 40 * SECOND_MS + backoffMs(1, 1);
  expect(noteFailure(memory, failure("too_many", 40 * SECOND_MS), [one], AT)).toBe(until);
  resetPauses(memory);
  expect(pausedUntil(memory, NOW)).toBe(until);
  // It told once; a line that is cut afterwards says nothing of the server.
  expect(noteFailure(memory, failure("network"), [one], AT)).toBe(until);
});

it.each(["account_disabled", "outdated"] as const)(
  "sends nothing by itself any more after %s, until somebody asks [OFF-7, SEC-9]",
  (code) => {
    const memory = flushMemory();
    noteFailure(memory, failure(code), [one], AT);
    expect(pausedUntil(memory, NOW)).toBe(NOW + RETRY_AFTER_MAX_MS);
    resetPauses(memory);
    expect(pausedUntil(memory, NOW)).toBe(0);
  },
);

it("takes a pause longer than it ever makes for one of a clock that was put back [F72]", () => {
  const memory = flushMemory();
  memory.retryAfterUntil = NOW + 2 * RETRY_AFTER_MAX_MS;
  expect(pausedUntil(memory, NOW)).toBe(NOW + 2 * RETRY_AFTER_MAX_MS);
  memory.retryAfterUntil += 1;
  expect(pausedUntil(memory, NOW)).toBe(NOW);
});

it("has patience by what the line showed, of this page or of another, within its bounds [OFF-18]", () => {
  const memory = flushMemory();
  const limitOf = (...attempts: number[]) =>
    submitLimitOf(
      memory,
      attempts.map((times) => ({ lastError: "timeout", attempts: times })),
    );
  expect([limitOf(), limitOf(1), limitOf(1, 2), limitOf(9)]).toEqual([
    SUBMIT_MS_MAX,
    2 * SUBMIT_MS_MAX,
    4 * SUBMIT_MS_MAX,
    SLOW_SUBMIT_MS_MAX,
  ]);
  expect(submitLimitOf(memory, [{ lastError: "server", attempts: 3 }])).toBe(SUBMIT_MS_MAX);
  noteFailure(memory, failure("server"), [one], AT);
  expect(limitOf()).toBe(SUBMIT_MS_MAX);
  noteFailure(memory, failure("timeout"), [one], AT);
  expect(limitOf()).toBe(2 * SUBMIT_MS_MAX);
  notePace(memory, SUBMIT_MS_MAX / 2);
  expect(limitOf()).toBe(2 * SUBMIT_MS_MAX);
  notePace(memory, SUBMIT_MS_MAX / 2 - 1);
  expect(limitOf()).toBe(SUBMIT_MS_MAX);
});

it("never sends more at once than the city takes, and sends a suspect that got through with others again [OFF-2]", () => {
  const memory = flushMemory();
  memory.alone.add(one);
  noteSuccess(memory, [one]);
  expect(memory.batchRows).toBe(COMMANDS_PER_SUBMIT_MAX);
  expect(memory.alone.size).toBe(0);
});
