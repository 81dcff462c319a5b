import { describe, expect, it } from "vitest";
import { failure } from "../../../replication/outbox/classify.ts";
import { ownWaitOf } from "../../../replication/outbox/flush-memory.ts";
import type { SubmitAnswer } from "../../../replication/outbox/ports.ts";
import { backoffMs } from "../../../src/clock/backoff.ts";
import { SECOND_MS } from "../../../src/domain/basics/instant.ts";
import type { Outcome } from "../../../src/domain/command/outcome.ts";
import { COMMAND_BYTES_MAX } from "../../../src/domain/limits/limits.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aDeviceAnswered } from "./environment/a-device-answered.ts";
import { aRow } from "./environment/rows.ts";

const [one, two] = [anIdentifier(1), anIdentifier(2)] as const;
const MALFORMED = { kind: "refused", code: "malformed" } as const;
const TOO_LARGE = { kind: "refused", code: "too_large" } as const;

const applied = (n: number) =>
  ({ commandId: anIdentifier(n), state: "applied", rev: 1, number: "", appliedAt: NOW }) as const;
const answered = (...outcomes: readonly Outcome[]): SubmitAnswer => ({ kind: "outcomes", outcomes });

describe("what an answer leaves in the outbox", () => {
  it("is the city's word, one attempt more and no wait [OFF-4]", async () => {
    const before = { attempts: 2, lastError: "network", nextAttemptAt: 5 } as const;
    const device = aDeviceAnswered([aRow(1, undefined, before)], answered(applied(1)));
    await device.submit(one);
    const after = { state: "applied", attempts: 3, nextAttemptAt: 0, lastError: null, outcome: applied(1) };
    expect(device.row(one)).toMatchObject(after);
    expect(device.moments).toEqual(["claimed", "answered", "marked"].map((at) => ({ at, ids: [one] })));
  });

  it("is nothing where nothing was to be sent any more [P3]", async () => {
    const device = aDeviceAnswered([aRow(1)], answered());
    await device.submit(two);
    expect(device.moments).toEqual([]);
  });

  it("is a wait of its own for what the city puts off, as long as it says and a little more [OFF-21]", async () => {
    const device = aDeviceAnswered(
      [aRow(1, undefined, { attempts: 1 }), aRow(2)],
      answered({ commandId: one, state: "retry", afterMs: 7000 }),
    );
    await device.submit(one, two);
    const later = { state: "queued", lastError: "retry", outcome: null };
    const nextAttemptAt = NOW + 7000 + backoffMs(2, 0.5);
    expect(device.row(one)).toMatchObject({ ...later, attempts: 2, nextAttemptAt });
    expect(device.row(two)).toMatchObject({ ...later, attempts: 1, nextAttemptAt: NOW + backoffMs(1, 0.5) });
  });

  it("is a try that counts only where something left the device [P6, OFF-5]", async () => {
    const row = aRow(1, undefined, { attempts: 4 });
    for (const [left, attempts] of [
      [true, 5],
      [false, 4],
    ] as const) {
      const device = aDeviceAnswered([row], failure("network", null, left));
      await device.submit(one);
      const nextAttemptAt = NOW + backoffMs(1, 0.5);
      expect(device.row(one)).toMatchObject({
        state: "queued",
        lastError: "network",
        attempts,
        nextAttemptAt,
      });
      expect(await device.store.heldUntil()).toBe(0);
    }
  });

  it("is a longer wait for what fails again, even while others get through [F66]", async () => {
    const device = aDeviceAnswered([aRow(1)], failure("server"));
    device.memory.suspicion.set(one, 4);
    await device.submit(one);
    expect(device.row(one)?.nextAttemptAt).toBe(NOW + backoffMs(5, 0.5));
  });

  it("is kept for page and worker where the server said how long to wait [OFF-19]", async () => {
    const device = aDeviceAnswered([aRow(1)], failure("too_many", 40 * SECOND_MS));
    await device.submit(one);
    const until = NOW + 40 * SECOND_MS + backoffMs(1, 0.5);
    expect(await device.store.heldUntil()).toBe(until);
    expect(device.row(one)?.nextAttemptAt).toBe(until);
  });

  it("is that each goes alone, where a batch was refused for what it carries [F66]", async () => {
    const device = aDeviceAnswered(
      [aRow(1, undefined, { lastError: "network", attempts: 1 }), aRow(2)],
      MALFORMED,
    );
    await device.submit(one, two);
    expect(device.row(one)).toMatchObject({
      state: "queued",
      attempts: 1,
      lastError: "network",
      nextAttemptAt: 0,
    });
    expect(device.memory.alone).toEqual(new Set([one, two]));
  });

  it.each([
    ["malformed", MALFORMED, 1, "refused"],
    ["too large", TOO_LARGE, COMMAND_BYTES_MAX + 1, "refused"],
    ["too large for somebody between us and the city", TOO_LARGE, COMMAND_BYTES_MAX, "queued"],
  ] as const)(
    "is a refusal only by what the city forbids: one that is %s [OFF-6]",
    async (_, answer, size, state) => {
      const device = aDeviceAnswered([aRow(1, undefined, { size })], answer);
      await device.submit(one);
      expect(device.row(one)).toMatchObject(
        state === "refused"
          ? { state, outcome: { commandId: one, refusal: { code: answer.code }, appliedAt: NOW } }
          : { state, lastError: "wrong_shape", outcome: null },
      );
    },
  );
});

describe("an answer that comes too late", () => {
  it("is the city's word all the same, and what it leaves open stays as it is [OFF-18]", async () => {
    const device = aDeviceAnswered([aRow(1), aRow(2)], failure("timeout"));
    await device.submit(one, two);
    const waiting = device.row(two);
    device.late(answered(applied(1), { commandId: two, state: "retry" }));
    await device.clock.rest();
    expect(device.row(one)).toMatchObject({ state: "applied", outcome: applied(1) });
    expect(device.row(two)).toEqual(waiting);
    expect(ownWaitOf(device.memory, one, { now: NOW, random: 1 })).toBe(NOW);
  });

  it("changes nothing when it is none [OFF-18]", async () => {
    const device = aDeviceAnswered([aRow(1)], failure("timeout"));
    await device.submit(one);
    const waiting = device.row(one);
    device.late(failure("server"));
    await device.clock.rest();
    expect(device.row(one)).toEqual(waiting);
    expect(device.memory.failures).toBe(1);
  });

  it("does not make the next request shorter, as one that came in time does [OFF-18]", async () => {
    const late = aDeviceAnswered([aRow(1)], failure("timeout"));
    await late.submit(one);
    expect(late.memory.timeouts).toBe(1);
    const quick = aDeviceAnswered([aRow(1)], answered(applied(1)));
    quick.memory.timeouts = 1;
    await quick.submit(one);
    expect(quick.memory.timeouts).toBe(0);
  });
});
