import "fake-indexeddb/auto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { OPEN_PAUSE_MS } from "../../../src/clock/waits.ts";
import { watchSentinel } from "../../../src/data/device/watch-sentinel.ts";
import type { FakeClock } from "../../support/fake-clock.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aPhoneWithTwoReports, turns, until } from "../environment/a-phone-with-two-reports.ts";
import { failOnce } from "../environment/a-device.ts";

/** An open database with two reports that wait, watched as long as its person is here. */
async function watched() {
  const { phone, storage } = await aPhoneWithTwoReports();
  const device = phone.open();
  const told: number[] = [];
  let isCurrent = true;
  const leave = (): void => {
    isCurrent = false;
    device.close();
  };
  const onEvicted = (unsent: number) => void told.push(unsent);
  watchSentinel(device, { isCurrent: () => isCurrent, onEvicted }, storage);
  await device.settings.count();
  onTestFinished(leave);
  return { phone, device, told, leave };
}

const brokenOff = () => new DOMException("", "AbortError");

/** Every opening is broken off until the test ends. */
function breakOffEach(device: DeviceDatabase) {
  const broken = vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
    throw brokenOff();
  });
  onTestFinished(() => broken.mockRestore());
  return vi.spyOn(device, "open");
}

/** So much time, with what the database has to do then. */
async function pass(clock: FakeClock, ms: number): Promise<void> {
  await clock.advance(ms);
  await turns();
}

describe("the sentinel of a database that is open", () => {
  it("announces that the storage was emptied under the open page [OFF-11, F20]", async () => {
    const { phone, device, told } = await watched();
    phone.empty(device);
    await until(() => told.length > 0);
    await turns();
    expect(told).toEqual([2]);
  });

  it("announces it too when the browser, still emptying, breaks off the first opening [OFF-11, F20]", async () => {
    const { phone, device, told } = await watched();
    const { restore } = failOnce(IDBFactory.prototype, "open", brokenOff);
    phone.empty(device);
    await until(() => told.length > 0);
    restore();
    expect(told[0]).toBe(2);
  });

  it("announces nothing where the connection closed and everything is there [OFF-11, F20]", async () => {
    const { phone, device, told } = await watched();
    const clock = takeClock();
    phone.disconnect(device);
    await pass(clock, 0);
    expect(device.isOpen()).toBe(true);
    expect(told).toEqual([]);
  });

  it("opens again less and less often as long as the browser breaks it off [F20]", async () => {
    const { phone, device, told } = await watched();
    const openings = breakOffEach(device);
    const clock = takeClock();
    phone.empty(device);
    await pass(clock, 0);
    const opensAfter: boolean[] = [];
    for (let pauses = 1; pauses <= 6; pauses += 1) {
      const before = openings.mock.calls.length;
      await pass(clock, OPEN_PAUSE_MS);
      opensAfter.push(openings.mock.calls.length > before);
    }
    expect(opensAfter).toEqual([true, false, true, false, false, true]);
    expect(told).toEqual([]);
  });

  it("leaves alone what was closed at sign-out [OFF-11, P8]", async () => {
    const { device, told, leave } = await watched();
    const clock = takeClock();
    leave();
    await pass(clock, OPEN_PAUSE_MS);
    expect(device.isOpen()).toBe(false);
    expect(told).toEqual([]);
  });

  it("leaves it alone too where it waited to open it again [OFF-11, P8, F20]", async () => {
    const { phone, device, leave } = await watched();
    const openings = breakOffEach(device);
    const clock = takeClock();
    phone.disconnect(device);
    await pass(clock, 0);
    const opened = openings.mock.calls.length;
    expect(opened).toBeGreaterThan(0);
    leave();
    await pass(clock, 10 * OPEN_PAUSE_MS);
    await expect(device.settings.count()).rejects.toThrow("Database has been closed");
    expect(openings).toHaveBeenCalledTimes(opened);
  });
});
