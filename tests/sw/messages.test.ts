import { describe, expect, it, vi } from "vitest";
import { askPage, type Asked } from "../../sw/ask-page.ts";
import {
  SERVE,
  FILL_SHELL,
  scriptToServe,
  isFillShell,
  isSkipWaiting,
  workerMessageOf,
  type WorkerMessage,
} from "../../sw/messages.ts";
import { takeClock } from "../support/take-clock.ts";

const PATIENCE_MS = 5_000;

describe("what the worker and the page say to each other", () => {
  it("is answered by a page that is awake [OFF-8]", async () => {
    const clock = takeClock();
    const page = aPage((message, port) => port.postMessage({ heard: message.type, state: "empty" }));
    expect(await askPage(page, { type: "FLUSH_OUTBOX" }, PATIENCE_MS)).toEqual({
      heard: "FLUSH_OUTBOX",
      state: "empty",
    });
    expect(clock.timers()).toBe(0);
  });

  it("leaves no port open behind it, in a page that answers nor in the worker [F40]", async () => {
    const closed = vi.fn<() => void>();
    const page = aPage((_, port) => {
      port.addEventListener("close", closed);
      port.postMessage({ state: "empty" });
    });
    await askPage(page, { type: "FLUSH_OUTBOX" }, PATIENCE_MS);
    await expect.poll(() => closed.mock.calls.length).toBe(1);
  });

  it("is not waited for when the page is frozen or closing [OFF-8, F36]", async () => {
    const clock = takeClock();
    const frozen = aPage(() => undefined);
    expect(await clock.until(askPage(frozen, { type: "FLUSH_OUTBOX" }, PATIENCE_MS))).toBeUndefined();
  });

  it("is read only when it is one of our messages [SW-6]", () => {
    expect(workerMessageOf({ type: "OPEN_PATH", path: "/profile" })).toMatchObject({ path: "/profile" });
    const push = { type: "SHOW_PUSH", title: "x", body: "y" };
    expect(workerMessageOf(push)).toBe(push);
    expect(workerMessageOf({ type: "FLUSH_OUTBOX" })).toBeDefined();
    for (const data of [
      undefined,
      {},
      { type: "SHOW_PUSH", body: "y" },
      { type: "ANOTHER" },
      null,
      "FLUSH_OUTBOX",
      { type: "OPEN_PATH" },
      { type: "SHOW_PUSH", title: "x" },
      { type: 1 },
    ])
      expect(workerMessageOf(data)).toBeUndefined();
    expect(isSkipWaiting({ type: "SKIP_WAITING" })).toBe(true);
    expect([isFillShell({ type: FILL_SHELL }), isFillShell({ type: "SKIP_WAITING" })]).toEqual([true, false]);
    const asks = [
      { type: SERVE, script: "/assets/own.js" },
      { type: SERVE },
      { type: "SKIP_WAITING", script: "x" },
    ];
    expect(asks.map(scriptToServe)).toEqual(["/assets/own.js", undefined, undefined]);
    expect(isSkipWaiting(undefined)).toBe(false);
  });
});

function aPage(hear: (message: WorkerMessage, port: MessagePort) => void): Asked {
  return {
    postMessage: (message, [port]) => hear(message, port as MessagePort),
  };
}
