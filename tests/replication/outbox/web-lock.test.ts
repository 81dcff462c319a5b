import { expect, it } from "vitest";
import { webLock } from "../../../replication/outbox/web-lock.ts";

/** Node's own Web Locks: the same line, the same stealing as in a browser. */
const lockOf = (name: string) => webLock(name, navigator.locks);

const NEVER = () => expect.unreachable("two senders at once");

it("lets one sender of a device run, tells another that it is busy, and lets it run afterwards [OFF-8]", async () => {
  let end = (): void => undefined;
  const first = lockOf("betton").run(() => new Promise<void>((resolve) => (end = resolve)), false);
  await new Promise((resume) => setImmediate(resume));
  expect(await lockOf("betton").run(NEVER, false)).toBe("busy");
  expect(await lockOf("rennes").run(async () => undefined, false)).toBe("ran");
  end();
  expect(await first).toBe("ran");
  expect(await lockOf("betton").run(async () => undefined, false)).toBe("ran");
});

it("is taken from a sender that does not let go, whose work still ends as its own [OFF-8, P2]", async () => {
  let end = (): void => undefined;
  let isOver = false;
  const frozen = lockOf("frozen").run(async () => {
    await new Promise<void>((resolve) => (end = resolve));
    isOver = true;
  }, false);
  await new Promise((resume) => setImmediate(resume));
  expect(await lockOf("frozen").run(async () => undefined, true)).toBe("ran");
  expect(isOver).toBe(false);
  end();
  expect(await frozen).toBe("ran");
  expect(isOver).toBe(true);
});

it("hides no failure of the work, nor of the lock itself [OFF-8]", async () => {
  const failing = lockOf("failing").run(() => Promise.reject(new Error("no disk")), false);
  await expect(failing).rejects.toThrow("no disk");
  const aborted = new DOMException("", "AbortError");
  const broken = { request: () => Promise.reject(aborted) } as unknown as LockManager;
  await expect(webLock("broken", broken).run(NEVER, false)).rejects.toBe(aborted);
});
