import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { preventRecreation } from "../../../src/data/device/device-handle.ts";
import { watchSentinel } from "../../../src/data/device/watch-sentinel.ts";
import type { FakeClock } from "../../support/fake-clock.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aPhoneWithTwoReports, turns, until } from "../environment/a-phone-with-two-reports.ts";
import { failOnce } from "../environment/a-device.ts";

describe("the sentinel of a database that is open", () => {
  it("announces that the storage was emptied under the open page [OFF-11, F20]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = phone.open();
    let lost: number | undefined;
    watchSentinel(device, (unsent) => (lost = unsent), storage);
    await device.settings.count();
    phone.empty(device);
    await until(() => lost !== undefined);
    expect(lost).toBe(2);
    device.close();
  });

  it("announces it too when the browser, still emptying, breaks off the first opening [OFF-11, F20]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = phone.open();
    const told: number[] = [];
    watchSentinel(device, (unsent) => told.push(unsent), storage);
    await device.settings.count();
    const broken = failOnce(IDBFactory.prototype, "open", () => new DOMException("", "AbortError"));
    phone.empty(device);
    await until(() => told.length > 0);
    expect(told[0]).toBe(2);
    broken.restore();
    device.close();
  });

  it("announces nothing where the connection closed and everything is there, and opens nothing that was closed at sign-out [OFF-11, F20]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const told: number[] = [];
    const clock = takeClock();
    for (const isOurs of [false, true]) {
      const device = phone.open();
      watchSentinel(device, (unsent) => told.push(unsent), storage);
      await device.settings.count();
      if (isOurs) device.close();
      else phone.disconnect(device);
      await clock.advance(0);
      await turns();
      expect(device.isOpen()).toBe(!isOurs);
    }
    expect(told).toEqual([]);
  });

  it("opens once what was taken off this device, and waits before it tries again what the browser breaks off [P8, F20]", async () => {
    const breakOff = () => {
      throw new DOMException("", "AbortError");
    };
    for (const prepare of [preventRecreation, (device: DeviceDatabase) => device]) {
      const { phone, storage } = await aPhoneWithTwoReports();
      const device = prepare(phone.open());
      const told: number[] = [];
      watchSentinel(device, (unsent) => told.push(unsent), storage);
      await device.settings.count();
      const openings = vi.spyOn(IDBFactory.prototype, "open");
      if (prepare !== preventRecreation) openings.mockImplementation(breakOff);
      const clock = takeClock();
      phone.empty(device);
      await rest(clock);
      const opened = openings.mock.calls.length;
      expect(opened).toBeGreaterThan(0);
      await rest(clock);
      expect(openings).toHaveBeenCalledTimes(opened);
      expect(told).toEqual([]);
      device.close();
      openings.mockRestore();
    }
  });
});

/** No time passes, and whatever is due at once is done by then. */
async function rest(clock: FakeClock): Promise<void> {
  for (let wait = 0; wait < 5; wait += 1) await clock.advance(0).then(turns);
}
