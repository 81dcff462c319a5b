import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorkerMessage } from "../../sw/messages.ts";
import { openNotice, pushMessageOf, showNotice } from "../../sw/notices.ts";
import { takeClock } from "../support/take-clock.ts";
import { signIn } from "./sign-in.ts";

const PUSH = {
  uid: "resident-yann",
  title: "Votre signalement est pris en compte",
  body: "Lampadaire éteint, rue de Rennes",
  tag: "anomaly-1",
  route: "ListAnomaly",
  params: { cityId: "35024", anomalyId: "a/b" },
};

describe("a push message", () => {
  it("leads to one of our own places [SW-6, NAV-14]", () => {
    expect(pushMessageOf(JSON.stringify(PUSH))?.path).toBe("/city/35024/list/anomaly/a%2Fb");
  });

  it.each([
    ["an address of its own", { ...PUSH, route: "https://example.org/" }],
    ["what every object has", { ...PUSH, route: "constructor" }],
    ["a place without saying which", { ...PUSH, params: { cityId: "35024" } }],
    ["nobody", { ...PUSH, uid: "" }],
    ["no title", { ...PUSH, title: undefined }],
    ["no text", { ...PUSH, body: "" }],
    ["nothing that a later one could take the place of", { ...PUSH, tag: 1 }],
    ["a place by an empty name", { ...PUSH, params: { cityId: "35024", anomalyId: "" } }],
    ["a place with no names at all", { ...PUSH, params: null }],
  ])("is not read when it names %s [SW-6, F50]", (_, push) => {
    expect(pushMessageOf(JSON.stringify(push))).toBeUndefined();
  });

  it.each([undefined, "", "hello", "null", "[1]"])("is not read when it is %j [SW-6]", (text) => {
    expect(pushMessageOf(text)).toBeUndefined();
  });
});

interface Page {
  readonly isVisible: boolean;
  /** Undefined for one that is frozen: it never answers. */
  readonly taken: boolean | undefined;
}

/** A worker whose pages say whether they take what they are asked. */
function aWorker(...pages: readonly Page[]) {
  const done: string[] = [];
  const options: (NotificationOptions | undefined)[] = [];
  const ask = ({ type }: WorkerMessage, port: MessagePort, taken: Page["taken"]): void => {
    done.push(type);
    if (taken !== undefined) port.postMessage({ taken });
  };
  const worker = {
    clients: {
      // A worker has windows, and other workers that show nothing.
      matchAll: async ({ type }: { readonly type: string }) =>
        (type === "window" ? pages : []).map(({ isVisible, taken }) => ({
          visibilityState: isVisible ? ("visible" as const) : ("hidden" as const),
          postMessage: (message: WorkerMessage, [port]: Transferable[]) =>
            ask(message, port as MessagePort, taken),
          focus: async () => void done.push("focus"),
        })),
      openWindow: async (path: string) => void done.push(`open ${path}`),
    },
    navigator: { languages: ["en-GB"] },
    registration: {
      showNotification: async (title: string, given?: NotificationOptions) => {
        done.push(`${title}: ${given?.body}`);
        options.push(given);
      },
    },
  };
  return { worker, done, options };
}

describe("a notification", () => {
  const text = JSON.stringify(PUSH);
  const shown = `${PUSH.title}: ${PUSH.body}`;
  const data = { uid: PUSH.uid, path: "/city/35024/list/anomalies" };

  beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));
  afterEach(() => vi.unstubAllGlobals());

  it("says only that it came where somebody else is signed in, and opens nothing [P8, SW-6, F50]", async () => {
    await signIn("resident-anna");
    const { worker, done } = aWorker({ isVisible: true, taken: true });
    await showNotice(worker, text);
    await openNotice(worker, data);
    expect(done).toEqual(["Parvis: You have a new notification."]);
  });

  it("says so too where nobody is signed in, in French for whoever reads neither language [P8, SW-6]", async () => {
    const { worker, done } = aWorker({ isVisible: true, taken: true });
    await showNotice({ ...worker, navigator: { languages: ["de-DE"] } }, text);
    await openNotice(worker, data);
    expect(done).toEqual(["Parvis: Vous avez une nouvelle notification."]);
  });

  it.each([
    [["fr-FR", "en-GB"], "Vous avez une nouvelle notification."],
    [["de-DE", "en"], "You have a new notification."],
    [[], "Vous avez une nouvelle notification."],
  ])("speaks the first of %j that it knows [P8, SW-6]", async (languages, said) => {
    const { worker, done } = aWorker();
    await showNotice({ ...worker, navigator: { languages } }, text);
    expect(done).toEqual([`Parvis: ${said}`]);
  });

  it("takes the place of the one before it about the same thing, and says where it leads and whose it is [SW-6]", async () => {
    const { worker, options } = aWorker();
    const icon = "/icons/icon-192.png";
    await showNotice(worker, text);
    await signIn(PUSH.uid);
    await showNotice(worker, text);
    expect(options).toEqual([
      { body: "You have a new notification.", icon, tag: "parvis" },
      {
        body: PUSH.body,
        icon,
        tag: PUSH.tag,
        data: { uid: PUSH.uid, path: "/city/35024/list/anomaly/a%2Fb" },
      },
    ]);
  });

  it("opens nothing where it does not say whose it is, or where it leads [SW-6, P8]", async () => {
    await signIn(PUSH.uid);
    for (const said of [undefined, null, {}, { uid: PUSH.uid }, { path: data.path }]) {
      const { worker, done } = aWorker({ isVisible: true, taken: true });
      await openNotice(worker, said);
      expect(done).toEqual([]);
    }
  });

  it("is shown by the visible page that takes it, and beside it otherwise [SW-6]", async () => {
    await signIn(PUSH.uid);
    const clock = takeClock();
    for (const [page, expected] of [
      [{ isVisible: true, taken: true }, ["SHOW_PUSH"]],
      [{ isVisible: true, taken: false }, ["SHOW_PUSH", shown]],
      [{ isVisible: true, taken: undefined }, ["SHOW_PUSH", shown]],
      [{ isVisible: false, taken: true }, [shown]],
    ] as const) {
      const { worker, done } = aWorker(page);
      await clock.until(showNotice(worker, text));
      expect(done).toEqual(expected);
    }
  });

  it("opens its place in the page that takes it, and in a new one otherwise [SW-6, P11]", async () => {
    await signIn(PUSH.uid);
    const clock = takeClock();
    for (const [pages, expected] of [
      [[{ isVisible: true, taken: true }], ["OPEN_PATH", "focus"]],
      [[{ isVisible: true, taken: false }], ["OPEN_PATH", `open ${data.path}`]],
      [[{ isVisible: true, taken: undefined }], ["OPEN_PATH", `open ${data.path}`]],
      [[], [`open ${data.path}`]],
    ] as const) {
      const { worker, done } = aWorker(...pages);
      await clock.until(openNotice(worker, data));
      expect(done).toEqual(expected);
    }
  });
});
