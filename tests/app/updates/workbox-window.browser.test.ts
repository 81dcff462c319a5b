import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Workbox } from "workbox-window";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { ARegistration, AWorker } from "../a-registration.ts";
import { waitFor } from "../../support/wait-for.ts";

let registration: ARegistration;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  registration = new ARegistration();
  registration.activate(new AWorker());
  vi.spyOn(navigator.serviceWorker, "controller", "get").mockReturnValue(
    registration.active as unknown as ServiceWorker,
  );
  vi.spyOn(navigator.serviceWorker, "register").mockResolvedValue(
    registration as unknown as ServiceWorkerRegistration,
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The workers whose installation Workbox tells the end of; a live list. */
async function workersHeard(): Promise<readonly unknown[]> {
  const heard: unknown[] = [];
  const workbox = new Workbox("/sw.js");
  for (const end of ["installed", "redundant"] as const)
    workbox.addEventListener(end, ({ sw }) => heard.push(sw));
  await workbox.register({ immediate: true });
  return heard;
}

// Why Parvis does not use it. One that fails after an update of the package says that the decision may be taken anew.
describe("workbox-window, as of docs/decisions/0018", () => {
  it("misses a version whose installation began before the page registered [F48]", async () => {
    const early = registration.find();
    const heard = await workersHeard();
    registration.finish(early);
    expect(heard).toEqual([]);

    const next = registration.find();
    registration.finish(next);
    expect(heard).toEqual([next]);
  });

  it.each([
    { openMs: 0, hears: 2 },
    { openMs: MINUTE_MS + 1, hears: 1 },
  ])(
    "misses a version that follows $hears failed one(s) in a page that was open for $openMs ms [F45, F48]",
    async ({ openMs, hears }) => {
      const heard = await workersHeard();
      vi.advanceTimersByTime(openMs);
      const failed = Array.from({ length: hears }, () => {
        const worker = registration.find();
        registration.fail(worker);
        return worker;
      });
      expect(heard).toEqual(failed);
      registration.finish(registration.find());
      expect(heard).toEqual(failed);
    },
  );

  it("drops what the active worker asks of the page while another one waits", async () => {
    registration.finish(new AWorker());
    const workbox = new Workbox("/sw.js");
    const heard: unknown[] = [];
    workbox.addEventListener("message", ({ data }) => heard.push(data));
    await workbox.register({ immediate: true });
    const ask = (source: AWorker | null, data: string): boolean =>
      navigator.serviceWorker.dispatchEvent(
        Object.defineProperty(new MessageEvent("message", { data }), "source", { value: source }),
      );
    ask(registration.active, "from the active one");
    ask(registration.waiting, "from the one that waits");
    await waitFor(() => expect(heard).toEqual(["from the one that waits"]));
  });
});
