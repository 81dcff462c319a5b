import { afterAll, describe, expect, it, vi } from "vitest";
import { OUTBOX_SYNC_TAG } from "../../../src/data/device/request-flush.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aWorkerScope, type APage } from "./a-worker.ts";

const SCRIPTS = { parvisOutbox: "/worker-outbox-1.js", parvisNotices: "/worker-notices-2.js" };
vi.stubGlobal("__LAZY_SCRIPTS__", SCRIPTS);
const { sendInBackground } = await import("../../../sw/background-sync.ts");
const { installLazyScripts } = await import("../../../sw/lazy-scripts.ts");
const { showPushes } = await import("../../../sw/push.ts");
afterAll(() => void vi.unstubAllGlobals());

/** A worker with all its listeners, and what its lazy scripts are asked. */
function aWorker(...pages: readonly APage[]) {
  const asked: unknown[] = [];
  const note =
    (name: string) =>
    async (_: unknown, ...given: readonly unknown[]): Promise<void> =>
      void asked.push([name, ...given]);
  const worker = aWorkerScope(
    {
      [SCRIPTS.parvisOutbox]: { parvisOutbox: { sendOutbox: async () => void asked.push(["send"]) } },
      [SCRIPTS.parvisNotices]: {
        parvisNotices: {
          showNotice: note("show"),
          openNotice: note("open"),
          renewSubscription: note("renew"),
        },
      },
    },
    ...pages,
  );
  installLazyScripts(worker.scope);
  sendInBackground(worker.scope);
  showPushes(worker.scope);
  return { ...worker, asked };
}

describe("a worker that is installed", () => {
  it("reads its lazy scripts at once, so that the browser keeps them with this version [SW-13]", async () => {
    const { wake, done } = aWorker();
    await wake("install");
    expect(done).toEqual(Object.values(SCRIPTS).map((url) => `import ${url}`));
  });
});

describe("a worker woken because the network came back", () => {
  const EMPTY = { answer: { state: "empty" } };

  it("leaves the sending to the page that says that nothing waits any more [OFF-8]", async () => {
    const { wake, done, asked } = aWorker({ answer: { state: "busy" } }, EMPTY);
    await wake("sync", { tag: OUTBOX_SYNC_TAG });
    expect(done).toEqual(["look for window true", "ask FLUSH_OUTBOX", "ask FLUSH_OUTBOX"]);
    expect(asked).toEqual([]);
  });

  it.each([
    ["every page is closed", []],
    ["the only page is frozen", [{ answer: undefined }]],
    [
      "a page is busy and another one still holds something",
      [{ answer: { state: "busy" } }, { answer: { state: "waiting" } }],
    ],
  ] as const)("sends by itself where %s [OFF-8, P1]", async (_, pages) => {
    const clock = takeClock();
    const { wake, done, asked } = aWorker(...pages);
    await clock.until(wake("sync", { tag: OUTBOX_SYNC_TAG }));
    expect(asked).toEqual([["send"]]);
    expect(done.at(-1)).toBe(`import ${SCRIPTS.parvisOutbox}`);
  });

  it("does nothing for the sake of somebody else's wake-up [OFF-8]", async () => {
    const { wake, done, asked } = aWorker(EMPTY);
    await wake("sync", { tag: "another" });
    expect([done, asked]).toEqual([[], []]);
  });
});

describe("a worker woken by a push", () => {
  it.each([
    [{ data: { text: () => "hello" } }, "hello"],
    [{ data: null }, undefined],
  ])("shows what came, and says that something came where it is empty [SW-6]", async (event, text) => {
    const { wake, asked } = aWorker();
    await wake("push", event);
    expect(asked).toEqual([["show", text]]);
  });

  it("takes a notification away once it is tapped, and opens what it is about [SW-6, P11]", async () => {
    const { wake, asked } = aWorker();
    const close = vi.fn<() => void>();
    await wake("notificationclick", { notification: { close, data: { path: "/profile" } } });
    expect(close).toHaveBeenCalledOnce();
    expect(asked).toEqual([["open", { path: "/profile" }]]);
  });

  it.each([
    [{ newSubscription: { endpoint: "https://push.test/1" } }, { endpoint: "https://push.test/1" }],
    [{ newSubscription: null }, null],
    [{}, null],
  ])("tells the city under which address it is woken from now on: %j [NOT-11]", async (event, given) => {
    const { wake, asked } = aWorker();
    await wake("pushsubscriptionchange", event);
    expect(asked).toEqual([["renew", given]]);
  });
});
