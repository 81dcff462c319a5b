import { describe, expect, it } from "vitest";
import { askPage, type Asked } from "../../sw/ask-page.ts";
import { isSkipWaiting, workerMessageOf, type WorkerMessage } from "../../sw/messages.ts";

const SOON_MS = 20;
const LONG_MS = 5_000;

describe("what the worker and the page say to each other", () => {
  it("is answered by a page that is awake [OFF-8]", async () => {
    const page = aPage((message, port) => port.postMessage({ heard: message.type, state: "empty" }));
    expect(await askPage(page, { type: "FLUSH_OUTBOX" }, LONG_MS)).toEqual({
      heard: "FLUSH_OUTBOX",
      state: "empty",
    });
  });

  it("is not waited for when the page is frozen or closing [OFF-8, F36]", async () => {
    expect(
      await askPage(
        aPage(() => undefined),
        { type: "FLUSH_OUTBOX" },
        SOON_MS,
      ),
    ).toBeUndefined();
  });

  it("is read only when it is one of our messages [SW-6]", () => {
    expect(workerMessageOf({ type: "OPEN_PATH", path: "/profile" })).toMatchObject({ path: "/profile" });
    for (const data of [
      null,
      "FLUSH_OUTBOX",
      { type: "OPEN_PATH" },
      { type: "SHOW_PUSH", title: "x" },
      { type: 1 },
    ])
      expect(workerMessageOf(data)).toBeUndefined();
    expect(isSkipWaiting({ type: "SKIP_WAITING" })).toBe(true);
    expect(isSkipWaiting(undefined)).toBe(false);
  });
});

function aPage(hear: (message: WorkerMessage, port: MessagePort) => void): Asked {
  return {
    postMessage: (message, [port]) => hear(message, port as MessagePort),
  };
}
