import { describe, expect, it, vi } from "vitest";
import { OPEN_PAUSE_MS } from "../../../src/clock/waits.ts";
import { openDevice } from "../../../src/data/device/open-device.ts";
import { readyDevice } from "../../../src/data/device/ready-device.ts";
import { saveDraft } from "../../../src/data/drafts/save-draft.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aDevice, aDraft, aPhone } from "../environment/a-device.ts";

describe("opening the device database", () => {
  it("opens before the first input [P7]", async () => {
    expect(await readyDevice(aDevice())).toMatchObject({ ok: true });
  });

  it("says that this browser keeps nothing [P7, F28]", async () => {
    const device = openDevice("resident-yann", {});
    expect(await readyDevice(device)).toEqual({ ok: false, problem: { code: "unavailable" } });
    expect(await saveDraft(device, aDraft())).toEqual({ ok: false, problem: { code: "unavailable" } });
  });

  it("tries three times, each time after a longer pause, and then says that the connection is lost [P7, F23]", async () => {
    const clock = takeClock();
    const device = aDevice();
    const begun = clock.now();
    const tries: number[] = [];
    vi.spyOn(device, "open").mockImplementation((() => {
      tries.push(clock.now() - begun);
      return Promise.reject(new DOMException("", "UnknownError"));
    }) as typeof device.open);
    const lost = { ok: false, problem: { code: "lost_connection" } };
    expect(await clock.until(readyDevice(device))).toEqual(lost);
    expect(tries).toEqual([0, OPEN_PAUSE_MS, 3 * OPEN_PAUSE_MS]);
  });

  it.each([1, 2])(
    "opens where the browser failed %i times, with a fresh connection each time [F23]",
    async (times) => {
      const clock = takeClock();
      const device = aDevice();
      const opening = vi.spyOn(device, "open");
      for (let time = 0; time < times; time += 1)
        opening.mockImplementationOnce((() =>
          Promise.reject(new DOMException("", "UnknownError"))) as typeof device.open);
      const closing = vi.spyOn(device, "close");
      expect(await clock.until(readyDevice(device))).toMatchObject({ ok: true });
      // It opens by itself whenever it is asked something later.
      expect(closing.mock.calls).toEqual(Array.from({ length: times }, () => [{ disableAutoOpen: false }]));
    },
  );

  it("tries once where this browser keeps nothing, and throws what is a fault of ours [P7, F28, OFF-10]", async () => {
    const device = aDevice();
    const opening = vi.spyOn(device, "open");
    for (const error of [new DOMException("", "SecurityError"), new TypeError("a fault")])
      opening.mockImplementationOnce((() => Promise.reject(error)) as typeof device.open);
    expect(await readyDevice(device)).toEqual({ ok: false, problem: { code: "unavailable" } });
    await expect(readyDevice(device)).rejects.toThrow("a fault");
    expect(opening).toHaveBeenCalledTimes(2);
  });

  it("lets a newer version upgrade while an older page is open, without waiting [F25]", async () => {
    const phone = aPhone();
    const older = phone.open();
    await saveDraft(older, aDraft());
    const newer = phone.open();
    newer.version(2).stores({ outbox: "++seq, &id, state, cityId, kind" });
    await newer.open();
    expect(await newer.drafts.count()).toBe(1);
    newer.close();
  });

  it("keeps unsent items readable after a rollback to an older version [F26]", async () => {
    const phone = aPhone();
    const newer = phone.open();
    newer.version(2).stores({ outbox: "++seq, &id, state, cityId, kind" });
    await saveDraft(newer, aDraft());
    newer.close();
    expect(await phone.open().drafts.count()).toBe(1);
  });

  it("gives each account its own database [P8]", () => {
    expect(openDevice("yann").name).not.toBe(openDevice("maelle").name);
  });
});
