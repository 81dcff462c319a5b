import { describe, expect, it, vi } from "vitest";
import { FIRST_FILL_MS_MAX } from "../../src/clock/waits.ts";
import { afterThePage, type FirstWorker } from "../../sw/after-the-page.ts";
import { FILL_SHELL } from "../../sw/messages.ts";
import { takeClock } from "../support/take-clock.ts";

function aWorker(active: object | null): FirstWorker & { readonly hear: (data: unknown) => void } {
  let heard: (event: { readonly data: unknown }) => void = () => undefined;
  return {
    registration: { active },
    addEventListener: (_, listener) => void (heard = listener),
    hear: (data) => heard({ data }),
  };
}

/** Longer than whatever only waits for the next turns. */
const everyTurn = () => new Promise((resume) => setImmediate(resume));

const request = new Request("https://parvis.test/assets/app.js");

/** A file of the shell is about to be fetched. */
function asks(worker: FirstWorker, type: "install" | "fetch") {
  const fetched = vi.fn<() => void>();
  const { requestWillFetch } = afterThePage(worker);
  const event = new Event(type);
  const given = requestWillFetch?.({ request, event, state: {} }).then(fetched);
  return { fetched, given };
}

describe("the first shell of a device [SW-19]", () => {
  it("is fetched when the page says that it has what it shows", async () => {
    takeClock();
    const worker = aWorker(null);
    const { fetched, given } = asks(worker, "install");
    worker.hear({ type: "SKIP_WAITING" });
    await everyTurn();
    expect(fetched).not.toHaveBeenCalled();
    worker.hear({ type: FILL_SHELL });
    await given;
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("is fetched without a word of a page that is gone", async () => {
    const clock = takeClock();
    const { fetched, given } = asks(aWorker(null), "install");
    await clock.advance(FIRST_FILL_MS_MAX - 1);
    expect(fetched).not.toHaveBeenCalled();
    await clock.advance(1);
    await given;
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("waits once for all of its files [SW-19]", async () => {
    const clock = takeClock();
    const { requestWillFetch } = afterThePage(aWorker(null));
    const ask = () => requestWillFetch?.({ request, event: new Event("install"), state: {} });
    const first = ask();
    await clock.advance(FIRST_FILL_MS_MAX);
    await first;
    expect(await ask()).toBe(request);
    expect(clock.timers()).toBe(0);
  });

  it("is what waits: a new version, and a file that is put back, do not", async () => {
    takeClock();
    await asks(aWorker({}), "install").given;
    await asks(aWorker(null), "fetch").given;
  });
});
