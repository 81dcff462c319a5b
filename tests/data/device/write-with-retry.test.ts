import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeWithRetry } from "../../../src/data/device/write-with-retry.ts";
import { pinnedTilesCache } from "../../../src/domain/background/tile-caches.ts";
import { memoryCaches } from "../../support/memory-caches.ts";
import { aDevice } from "../environment/a-device.ts";

/** In the order in which they are given back. */
const KINDS = ["tiles", "photos", "communes", pinnedTilesCache("35024")];

beforeEach(async () => {
  vi.stubGlobal("caches", memoryCaches());
  for (const name of KINDS) await caches.open(name);
});
afterEach(() => void vi.unstubAllGlobals());

const error = (name: string) => new DOMException("", name);

/** A write that fails so, one after the other, and then goes through. */
function aWrite(...failures: readonly Error[]) {
  const left = [...failures];
  return vi.fn<() => Promise<string>>(async () => {
    const failure = left.shift();
    if (failure !== undefined) throw failure;
    return "written";
  });
}

const times = (count: number, name: string) => Array.from({ length: count }, () => error(name));

describe("a write on a full device", () => {
  it.each([1, 2, 3, 4])(
    "goes through once %i kinds of what can be fetched again are given back [F17, F19]",
    async (count) => {
      const write = aWrite(...times(count, "QuotaExceededError"));
      expect(await writeWithRetry(aDevice(), write)).toEqual({ ok: true, value: "written" });
      expect(write).toHaveBeenCalledTimes(count + 1);
      expect(await caches.keys()).toEqual(KINDS.slice(count));
    },
  );

  it("is refused once there is nothing more to give back, each kind of which made it once more likely [F17, OFF-10]", async () => {
    const full = { ok: false, problem: { code: "quota" } };
    const write = aWrite(...times(9, "QuotaExceededError"));
    expect(await writeWithRetry(aDevice(), write)).toEqual(full);
    expect(write).toHaveBeenCalledTimes(1 + KINDS.length);
    expect(await writeWithRetry(aDevice(), write)).toEqual(full);
    expect(write).toHaveBeenCalledTimes(2 + KINDS.length);
  });

  it("gives nothing more back where it fails otherwise meanwhile [F19]", async () => {
    const write = aWrite(error("QuotaExceededError"), error("AbortError"));
    expect(await writeWithRetry(aDevice(), write)).toEqual({
      ok: false,
      problem: { code: "lost_connection" },
    });
    expect(await caches.keys()).toEqual(KINDS.slice(1));
  });

  it("is refused however often the browser says that it gave something back [F17]", async () => {
    vi.spyOn(caches, "delete").mockResolvedValue(true);
    const write = aWrite(...times(9, "QuotaExceededError"));
    expect(await writeWithRetry(aDevice(), write)).toEqual({ ok: false, problem: { code: "quota" } });
    expect(write).toHaveBeenCalledTimes(5);
  });
});

describe("a write whose connection is lost", () => {
  it("is done once more over a new one, and not where there is none to be had [F24]", async () => {
    const device = aDevice();
    const opening = vi.spyOn(device, "open");
    expect(await writeWithRetry(device, aWrite(error("AbortError")))).toEqual({ ok: true, value: "written" });
    opening.mockImplementationOnce((() => Promise.reject(error("OpenFailedError"))) as typeof device.open);
    const write = aWrite(error("AbortError"));
    expect(await writeWithRetry(device, write)).toEqual({ ok: false, problem: { code: "unavailable" } });
    expect(write).toHaveBeenCalledTimes(1);
    expect(await caches.keys()).toEqual(KINDS);
  });

  it("leaves the device open to what is asked of it next [F24]", async () => {
    const device = aDevice();
    const [closing, opening] = [vi.spyOn(device, "close"), vi.spyOn(device, "open")];
    await writeWithRetry(device, aWrite(error("AbortError")));
    expect(closing.mock.calls).toEqual([[{ disableAutoOpen: false }]]);
    expect(opening).toHaveBeenCalledTimes(1);
  });
});

it("is not tried twice where this browser keeps nothing, and not called the storage's where it is ours [OFF-10]", async () => {
  const write = aWrite(error("SecurityError"), new TypeError("a fault"));
  expect(await writeWithRetry(aDevice(), write)).toEqual({ ok: false, problem: { code: "unavailable" } });
  expect(write).toHaveBeenCalledTimes(1);
  await expect(writeWithRetry(aDevice(), write)).rejects.toThrow("a fault");
});
