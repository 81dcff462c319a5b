import { describe, expect, it, vi } from "vitest";
import { FIRST_FILL_MS_MAX } from "../../src/clock/waits.ts";
import { firstFill, type FirstWorker } from "../../sw/first-fill.ts";
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

/** The worker is about to be installed. */
function installs(worker: FirstWorker) {
  const fill = vi.fn<() => Promise<void>>(async () => undefined);
  return { fill, done: firstFill(worker, fill)() };
}

describe("the first shell of a device [SW-19]", () => {
  it("is fetched when the page says that it has what it shows", async () => {
    takeClock();
    const worker = aWorker(null);
    const { fill, done } = installs(worker);
    worker.hear({ type: "SKIP_WAITING" });
    await everyTurn();
    expect(fill).not.toHaveBeenCalled();
    worker.hear({ type: FILL_SHELL });
    await done;
    expect(fill).toHaveBeenCalledOnce();
  });

  it("is fetched without a word of a page that is gone", async () => {
    const clock = takeClock();
    const { fill, done } = installs(aWorker(null));
    await clock.advance(FIRST_FILL_MS_MAX - 1);
    expect(fill).not.toHaveBeenCalled();
    await clock.advance(1);
    await done;
    expect(fill).toHaveBeenCalledOnce();
  });

  it("is fetched file by file where it does not come at once [SW-20]", async () => {
    const clock = takeClock();
    const done = firstFill(aWorker(null), () => Promise.reject(new TypeError("Failed to fetch")))();
    await expect(clock.until(done)).resolves.toBeUndefined();
  });

  it("is what waits, and comes at once: a new version does neither [SW-20]", async () => {
    takeClock();
    const { fill, done } = installs(aWorker({}));
    await done;
    expect(fill).not.toHaveBeenCalled();
  });
});
