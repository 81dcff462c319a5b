import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OUTBOX_CHANNEL, OUTBOX_SYNC_TAG, requestFlush } from "../../../src/data/device/request-flush.ts";
import { ownChannels } from "../../support/own-channels.ts";

beforeEach(ownChannels);
afterEach(() => void vi.unstubAllGlobals());

/** What the page says to whoever sends, as often as it is asked to while these are its workers. */
async function heardWith(...workers: readonly object[]): Promise<readonly unknown[]> {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.addEventListener("message", ({ data }) => heard.push(data));
  for (const worker of workers) {
    vi.stubGlobal("navigator", worker);
    requestFlush();
  }
  await expect.poll(() => heard.length).toBe(workers.length);
  channel.close();
  return heard;
}

const registered = (registration: object | undefined) => ({
  serviceWorker: { getRegistration: async () => registration },
});

it("asks whichever page sends to send now, whatever worker there is [OFF-1]", async () => {
  const refused = { register: () => Promise.reject(new DOMException("", "NotAllowedError")) };
  const workers = [{}, registered(undefined), registered({}), registered({ sync: refused })];
  expect(await heardWith(...workers)).toEqual(workers.map(() => "flush"));
});

it("asks the browser to wake the worker once there is network, where it can [OFF-1]", async () => {
  const register = vi.fn<(tag: string) => Promise<void>>(async () => undefined);
  await heardWith(registered({ sync: { register } }));
  expect(register.mock.calls).toEqual([[OUTBOX_SYNC_TAG]]);
});
