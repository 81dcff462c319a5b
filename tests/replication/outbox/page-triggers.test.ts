import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageTriggers } from "../../../replication/outbox/page-triggers.ts";
import { OUTBOX_CHANNEL } from "../../../src/data/device/request-flush.ts";
import { ownChannels } from "../../support/own-channels.ts";
import { waitFor } from "../../support/wait-for.ts";

beforeEach(ownChannels);
afterEach(() => void vi.unstubAllGlobals());

/** What a page tells of itself, and how often the outbox was asked to send. */
function aPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const device = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", device.addEventListener.bind(device));
  let asked = 0;
  const end = pageTriggers({
    flush: () => {
      asked += 1;
      // Whoever asks is no place to tell of a storage that fails.
      return Promise.reject(new Error("no disk"));
    },
  });
  const askedBy = (target: EventTarget, type: string): number => {
    const before = asked;
    target.dispatchEvent(new Event(type));
    return asked - before;
  };
  return { page, device, askedBy, asked: () => asked, end };
}

it("sends when the network is back, and when a page is shown, not when it is hidden [OFF-5]", () => {
  const { page, device, askedBy, end } = aPage();
  const shown = () => [askedBy(device, "pageshow"), askedBy(page, "visibilitychange")];
  expect(askedBy(device, "online")).toBe(1);
  expect(shown()).toEqual([1, 1]);
  page.visibilityState = "hidden";
  expect(shown()).toEqual([0, 0]);
  expect(askedBy(device, "online")).toBe(1);
  end();
  page.visibilityState = "visible";
  expect([...shown(), askedBy(device, "online")]).toEqual([0, 0, 0]);
});

it("sends when another page of the device committed something, and not after its end [OFF-5, OFF-8]", async () => {
  const { asked, end } = aPage();
  const other = new BroadcastChannel(OUTBOX_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast stays within the origin
  const commit = (): void => other.postMessage("flush");
  commit();
  await waitFor(() => expect(asked()).toBe(1));
  end();
  const last = new BroadcastChannel(OUTBOX_CHANNEL);
  const heard = new Promise((resolve) => last.addEventListener("message", resolve));
  commit();
  await heard;
  expect(asked()).toBe(1);
  other.close();
  last.close();
});
