import { describe, expect, it } from "vitest";
import type { FakeClock } from "../../support/fake-clock.ts";
import { takeClock } from "../../support/take-clock.ts";
import {
  isCommitting,
  trackCommit,
  trackWrite,
  untilNoWrites,
  untilNoWritesAnywhere,
} from "../../../src/data/device/pending-writes.ts";

/** A write that the test ends, and which may fail. */
function aWrite() {
  const ends = { end: (): void => undefined, fail: (_cause: Error): void => undefined };
  const promise = new Promise<void>((end, fail) => Object.assign(ends, { end, fail }));
  return { promise, end: () => ends.end(), fail: (cause: Error) => ends.fail(cause) };
}

/** Whether it is over once nothing is left to do but to wait for the writes. */
async function isOver(promise: Promise<unknown>, clock: FakeClock): Promise<boolean> {
  let over = false;
  const end = (): void => void (over = true);
  promise.then(end, end);
  await clock.advance(1);
  return over;
}

describe("whoever wants to take a database away", () => {
  it("waits for every write into it, for one that fails too, and for one that begins when the last one ends [P1]", async () => {
    const clock = takeClock();
    const [first, second] = [aWrite(), aWrite()];
    trackWrite("yann", first.promise)
      .then(() => trackWrite("yann", second.promise))
      .catch(() => undefined);
    const quiet = untilNoWrites("yann");
    expect(await isOver(quiet, clock)).toBe(false);
    first.end();
    expect(await isOver(quiet, clock)).toBe(false);
    second.fail(new Error("Quota exceeded"));
    expect(await isOver(quiet, clock)).toBe(true);
  });

  it("waits for the write that is left of two, though the other has ended before [P1]", async () => {
    const clock = takeClock();
    const [first, second] = [aWrite(), aWrite()];
    const both = [first, second].map((write) => trackWrite("yann", write.promise));
    first.end();
    await both[0];
    const quiet = untilNoWrites("yann");
    expect(await isOver(quiet, clock)).toBe(false);
    second.end();
    expect(await isOver(quiet, clock)).toBe(true);
  });

  it("waits for no other one's, unless all are to go [P1, P8]", async () => {
    const clock = takeClock();
    const write = aWrite();
    void trackWrite("maelle", write.promise);
    expect(await isOver(untilNoWrites("yann"), clock)).toBe(true);
    const quiet = untilNoWritesAnywhere();
    expect(await isOver(quiet, clock)).toBe(false);
    write.end();
    expect(await isOver(quiet, clock)).toBe(true);
  });
});

it("a page knows that it is committing until the last commit has ended, however it ended [P11]", async () => {
  const [first, second] = [aWrite(), aWrite()];
  const both = [trackCommit(() => first.promise), trackCommit(() => second.promise)];
  first.fail(new Error("Quota exceeded"));
  await expect(both[0]).rejects.toThrow("Quota");
  expect(isCommitting()).toBe(true);
  second.end();
  await both[1];
  expect(isCommitting()).toBe(false);
});
