import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { registerWorker } from "../../src/app/session/register-worker.ts";
import { SCREEN_CHANGED } from "../../src/app/router/screen-changed.ts";
import { REST_MS } from "../../src/app/updates/until-at-rest.ts";
import { updates } from "../../src/app/updates/updates.ts";

/** A worker that goes through its life as it is told. */
class AWorker extends EventTarget {
  readonly scriptURL = new URL("/sw.js", location.href).href;
  readonly said: unknown[] = [];
  state: ServiceWorkerState = "installing";

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }

  postMessage(message: unknown): void {
    this.said.push(message);
  }
}

class ARegistration extends EventTarget {
  active: AWorker | null = null;
  waiting: AWorker | null = null;
  installing: AWorker | null = null;
  readonly update = vi.fn<() => Promise<void>>(async () => undefined);

  find(): AWorker {
    this.installing = new AWorker();
    this.dispatchEvent(new Event("updatefound"));
    return this.installing;
  }

  finish(worker: AWorker): void {
    this.installing = null;
    this.waiting = worker;
    worker.become("installed");
  }

  fail(worker: AWorker): void {
    this.installing = null;
    worker.become("redundant");
  }

  activate(worker: AWorker): void {
    this.waiting = null;
    this.active = worker;
    worker.become("activating");
    worker.become("activated");
  }
}

/** Once the page is at rest. */
function untilToldToTakeOver({ said }: AWorker): Promise<void> {
  return vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(said).toEqual([{ type: "SKIP_WAITING" }]);
  });
}

let registration = new ARegistration();
const onOfflineReady = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  registration = new ARegistration();
  onOfflineReady.mockClear();
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  vi.spyOn(navigator.serviceWorker, "register").mockImplementation(
    async () => registration as unknown as ServiceWorkerRegistration,
  );
});

afterEach(() => {
  vi.useRealTimers();
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
    await vi.waitFor(() => expect(onOfflineReady).toHaveBeenCalledOnce());
    expect(first.said).toEqual([]);

    const next = registration.find();
    registration.finish(next);
    await untilToldToTakeOver(next);
    registration.activate(next);
    expect(onOfflineReady).toHaveBeenCalledOnce();
  });

  it("is installed by a later look when its first installation failed, as on a line that is lost [SW-1, SW-9]", async () => {
    await registerWorker({ onOfflineReady });
    registration.fail(registration.find());
    // What the browser does with a registration that never had a worker: the next one is new.
    registration = new ARegistration();
    vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(registration.update).toHaveBeenCalled());
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

  it("takes over at rest only, and not while somebody has begun to write [SW-15, P11]", async () => {
    someVersion();
    await registerWorker({ onOfflineReady });
    const next = registration.find();
    registration.finish(next);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
    expect(next.said).toEqual([]);

    const { pathname } = location;
    history.replaceState(null, "", "/city/35024/map/new-anomaly");
    await vi.advanceTimersByTimeAsync(REST_MS);
    await vi.waitFor(() => expect(updates.isWaiting()).toBe(true));
    expect(next.said).toEqual([]);

    history.replaceState(null, "", pathname);
    dispatchEvent(new Event(SCREEN_CHANGED));
    await untilToldToTakeOver(next);
  });
});
