import { afterEach, expect, it, vi } from "vitest";
import { browserChannel, browserPage, browserTime } from "../../../replication/pull/browser.ts";
import type { PageMessage } from "../../../replication/pull/leader.ts";
import { cityClock } from "../../../src/clock/city-clock.ts";
import { waitFor } from "../../support/wait-for.ts";

afterEach(() => void vi.unstubAllGlobals());

/** What a browser tells a page. */
function aBrowser() {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const device = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", device.addEventListener.bind(device));
  vi.stubGlobal("removeEventListener", device.removeEventListener.bind(device));
  return { page, device };
}

it("hears of a page that is shown, hidden, or comes back frozen, until nobody wants to [PULL-6]", () => {
  const { page, device } = aBrowser();
  const run = vi.fn<() => void>();
  const stop = browserPage.onVisibility(run);
  const told = () => {
    page.dispatchEvent(new Event("visibilitychange"));
    device.dispatchEvent(new Event("pageshow"));
    return run.mock.calls.length;
  };
  expect(told()).toBe(2);
  stop();
  expect(told()).toBe(2);
  expect(browserPage.isVisible()).toBe(true);
  page.visibilityState = "hidden";
  expect(browserPage.isVisible()).toBe(false);
});

it("hears that the network is back, until nobody wants to [PULL-5]", () => {
  const { device } = aBrowser();
  const run = vi.fn<() => void>();
  const stop = browserPage.onOnline(run);
  device.dispatchEvent(new Event("online"));
  stop();
  device.dispatchEvent(new Event("online"));
  expect(run).toHaveBeenCalledOnce();
});

it("carries a word to the other pages of its name, and none once it is closed [PULL-6]", async () => {
  const [own, other] = [browserChannel("betton"), browserChannel("betton")];
  const heard: PageMessage[] = [];
  other.hear((message) => heard.push(message));
  own.say({ kind: "renew" });
  await waitFor(() => expect(heard).toEqual([{ kind: "renew" }]));
  own.close();
  expect(() => own.say({ kind: "renew" })).toThrow("closed");
  other.close();
});

it("keeps the city's time, and has chance of its own [PULL-15]", () => {
  expect(browserTime.now).toBe(cityClock.now);
  expect(browserTime.random()).not.toBe(browserTime.random());
});
