import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { FIRST_CONTENT_MS_MAX, NETWORK_IDLE_MS } from "../../../src/clock/waits.ts";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { updates } from "../../../src/app/updates/update-flow.ts";
import type { FakeClock } from "../../support/fake-clock.ts";
import { takeClock } from "../../support/take-clock.ts";
import { ARegistration, AWorker } from "../a-registration.ts";
import { registerWorker } from "../../../src/app/updates/register-worker.ts";
import { SCREEN_CHANGED } from "../../../src/app/router/screen-changed.ts";
import { waitFor } from "../../support/wait-for.ts";

/** Once the network of the page is idle. */
function untilToldToTakeOver({ said }: AWorker): Promise<void> {
  return waitFor(async () => {
    await clock.advance(NETWORK_IDLE_MS);
    expect(said).toEqual([{ type: "SKIP_WAITING" }]);
  });
}

let clock: FakeClock;
let registration = new ARegistration();
let onOfflineReady = vi.fn<() => void>();

beforeEach(() => {
  clock = takeClock();
  registration = new ARegistration();
  // A page never stops looking: those of earlier tests tell their own.
  onOfflineReady = vi.fn<() => void>();
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  vi.spyOn(navigator.serviceWorker, "register").mockImplementation(
    async () => registration as unknown as ServiceWorkerRegistration,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

function someVersion(): AWorker {
  const worker = new AWorker();
  registration.activate(worker);
  return worker;
}

describe("the worker of this device", () => {
  it("says once, when it is first installed, that the app opens without network [SW-1, SW-4]", async () => {
    await registerWorker({ onOfflineReady });
    const first = registration.find();
    registration.finish(first);
    expect(onOfflineReady).not.toHaveBeenCalled();
    registration.activate(first);
    await waitFor(() => expect(onOfflineReady).toHaveBeenCalledOnce());
    expect(first.said).toEqual([]);

    const next = registration.find();
    registration.finish(next);
    await untilToldToTakeOver(next);
    registration.activate(next);
    expect(onOfflineReady).toHaveBeenCalledOnce();
  });

  it("is filled for the first time when the page has what it shows [SW-19]", async () => {
    await registerWorker({ onOfflineReady });
    const first = registration.find();
    expect(first.said).toEqual([]);
    await waitFor(async () => {
      await clock.advance(NETWORK_IDLE_MS);
      expect(first.said).toEqual([{ type: "FILL_SHELL" }]);
    });
    registration.finish(first);
    registration.activate(first);

    const next = registration.find();
    await clock.advance(FIRST_CONTENT_MS_MAX);
    expect(next.said).toEqual([]);
  });

  it("is asked by a page that it does not serve, with its own script, and by no other page [SW-21]", async () => {
    const script = document.createElement("script");
    script.type = "text/plain";
    script.setAttribute("src", "/assets/own.js");
    document.head.append(script);
    onTestFinished(() => script.remove());
    const worker = someVersion();
    await registerWorker({ onOfflineReady });
    expect(worker.said).toEqual([{ type: "SERVE", script: "/assets/own.js" }]);

    vi.spyOn(navigator.serviceWorker, "controller", "get").mockReturnValue({} as ServiceWorker);
    const other = someVersion();
    await registerWorker({ onOfflineReady });
    expect(other.said).toEqual([]);
  });

  it("is told once, when it begins to serve the page, which pictures came before [SW-22]", async () => {
    const picture = document.createElement("img");
    const came = new Promise((resolve) => picture.addEventListener("error", resolve));
    picture.src = "/tiles/13/4058/2841.png";
    await came;
    // Pages of earlier tests wait for it as well.
    navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
    await registerWorker({ onOfflineReady });
    const worker = new AWorker();
    vi.spyOn(navigator.serviceWorker, "controller", "get").mockReturnValue(
      worker as unknown as ServiceWorker,
    );
    navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
    navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
    expect(worker.said).toEqual([
      { type: "KEEP_SEEN", pictures: expect.arrayContaining([picture.src]) as unknown },
    ]);
  });

  it("is installed by a later look when its first installation failed, as on a line that is lost [SW-1, SW-9]", async () => {
    await registerWorker({ onOfflineReady });
    registration.fail(registration.find());
    // What the browser does with a registration that never had a worker: the next one is new.
    registration = new ARegistration();
    clock.set(clock.now() + 11 * MINUTE_MS);
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(registration.update).toHaveBeenCalled());
    const first = registration.find();
    registration.finish(first);
    registration.activate(first);
    expect(onOfflineReady).toHaveBeenCalledOnce();
  });

  it("is replaced by a version that was waiting before the page came [SW-4]", async () => {
    someVersion();
    const waiting = new AWorker();
    registration.finish(waiting);
    await registerWorker({ onOfflineReady });
    await untilToldToTakeOver(waiting);
  });

  it("is replaced by a version whose installation began before the page could hear of it [SW-9, F48]", async () => {
    someVersion();
    const early = registration.find();
    await registerWorker({ onOfflineReady });
    registration.finish(early);
    await untilToldToTakeOver(early);
  });

  it("is replaced by the first version that can be installed, however many could not [SW-9, F45, F48]", async () => {
    someVersion();
    await registerWorker({ onOfflineReady });
    for (let failures = 0; failures < 3; failures += 1) registration.fail(registration.find());
    const good = registration.find();
    registration.finish(good);
    await untilToldToTakeOver(good);
  });

  it("takes over when the network is idle only, and not while somebody has begun to write [SW-15, P11]", async () => {
    someVersion();
    await registerWorker({ onOfflineReady });
    const timersBefore = clock.timers();
    const next = registration.find();
    registration.finish(next);
    await waitFor(() => expect(clock.timers()).toBe(timersBefore + 2));
    expect(next.said).toEqual([]);

    const { pathname } = location;
    history.replaceState(null, "", "/city/35024/map/new-anomaly");
    await clock.advance(NETWORK_IDLE_MS);
    await waitFor(() => expect(updates.isWaiting()).toBe(true));
    expect(next.said).toEqual([]);

    history.replaceState(null, "", pathname);
    dispatchEvent(new Event(SCREEN_CHANGED));
    await untilToldToTakeOver(next);
  });
});
