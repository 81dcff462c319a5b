import { describe, expect, it } from "vitest";
import { inboxOf } from "../../../replication/pull/inbox.ts";
import { oneTimer } from "../../../replication/pull/one-timer.ts";
import { SilenceError, within } from "../../../replication/pull/within.ts";
import { NOW } from "../../examples/identifiers.ts";
import { fakeTime } from "./fake-time.ts";

function anInbox() {
  const time = fakeTime(NOW);
  const ends = new AbortController();
  return { time, ends, inbox: inboxOf<string>(time, ends.signal) };
}

describe("what a listener is told and nobody has taken yet", () => {
  it("is taken in order, at once, and leaves no timer [PULL-5]", async () => {
    const { time, inbox } = anInbox();
    inbox.put("a");
    inbox.put("b");
    expect([await inbox.next(10), await inbox.next(10)]).toEqual(["a", "b"]);
    const next = inbox.next(10);
    inbox.put("c");
    expect(await next).toBe("c");
    expect(time.timers()).toBe(0);
  });

  it("is nothing when it does not come in time [PULL-5]", async () => {
    const { time, inbox } = anInbox();
    const next = inbox.next(10);
    await time.advance(10);
    expect(await next).toBeUndefined();
    inbox.put("late");
    expect(await inbox.next(10)).toBe("late");
  });

  it("comes before the failure behind it, and the first failure is the one [PULL-5]", async () => {
    const { time, inbox } = anInbox();
    inbox.put("a");
    inbox.fail(new Error("refused"));
    inbox.fail(new Error("closed"));
    expect(await inbox.next(10)).toBe("a");
    await expect(inbox.next(10)).rejects.toThrow("refused");
    const { inbox: other } = anInbox();
    const next = other.next(10);
    other.fail(new Error("refused"));
    await expect(next).rejects.toThrow("refused");
    expect(time.timers()).toBe(0);
  });

  it("is nothing, and no failure, once nobody wants it [PULL-5]", async () => {
    const { time, ends, inbox } = anInbox();
    const next = inbox.next(10);
    ends.abort();
    expect(await next).toBeUndefined();
    inbox.put("a");
    inbox.fail(new Error("refused"));
    expect(await inbox.next(10)).toBeUndefined();
    expect(time.timers()).toBe(0);
  });
});

describe("an answer that is waited for", () => {
  const never = new Promise<string>(() => undefined);

  it("is taken, or the failure that came in its place, and leaves no timer [PULL-5]", async () => {
    const time = fakeTime(NOW);
    const { signal } = new AbortController();
    expect(await within(time, 10, Promise.resolve("here"), signal)).toBe("here");
    await expect(within(time, 10, Promise.reject(new Error("refused")), signal)).rejects.toThrow("refused");
    await time.rest();
    expect(time.timers()).toBe(0);
  });

  it("is a silence when it does not come in time [PULL-5]", async () => {
    const time = fakeTime(NOW);
    const answer = within(time, 10, never, new AbortController().signal);
    const ended = answer.catch((error: unknown) => error);
    await time.advance(10);
    expect(await ended).toBeInstanceOf(SilenceError);
  });

  it("is nobody's any more, now or later, which is no silence [PULL-5]", async () => {
    const time = fakeTime(NOW);
    const ends = new AbortController();
    const answer = within(time, 10, never, ends.signal);
    ends.abort();
    await expect(answer).rejects.toThrow("Nobody waits");
    await expect(within(time, 10, never, ends.signal)).rejects.toThrow("Nobody waits");
  });
});

it("holds one wait at a time: the later one takes the place of the one before [PULL-5]", async () => {
  const time = fakeTime(NOW);
  const timer = oneTimer(time);
  const ran: string[] = [];
  timer.set(10, () => void ran.push("first"));
  timer.set(20, () => void ran.push("second"));
  await time.advance(30);
  expect(ran).toEqual(["second"]);
  timer.set(10, () => void ran.push("third"));
  timer.cancel();
  await time.advance(30);
  expect(ran).toEqual(["second"]);
});
