import { describe, expect, it } from "vitest";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { deviceLive } from "../../../src/data/device/use-live.ts";
import { STORAGE_AGAIN_MS } from "../../../src/clock/waits.ts";
import { takeClock } from "../../support/take-clock.ts";

interface Observer {
  readonly next: (value: string) => void;
  readonly error: (error: unknown) => void;
}

/** A device whose answers the test gives. */
function aDevice() {
  const observers: Observer[] = [];
  let watching = 0;
  const device = {
    live: () => ({
      subscribe: (observer: Observer) => {
        observers.push(observer);
        watching += 1;
        return { unsubscribe: () => void (watching -= 1) };
      },
    }),
  } as unknown as DeviceDatabase;
  return { device, last: () => observers.at(-1), asked: () => observers.length, watching: () => watching };
}

const query = async (_: DeviceDatabase, argument: string) => argument;
const other = async (_: DeviceDatabase, argument: string) => argument;

describe("what screens read of the device", () => {
  it("is one for all who ask the same of it, and another one for another question or device [P13]", () => {
    const { device } = aDevice();
    const live = deviceLive(device, query, "35024");
    expect(deviceLive(device, query, "35024")).toBe(live);
    for (const another of [
      deviceLive(device, query, "35238"),
      deviceLive(device, other, "35024"),
      deviceLive(aDevice().device, query, "35024"),
    ])
      expect(another).not.toBe(live);
  });

  it("is asked again where it failed before it ever answered, and not once nobody waits [P7]", async () => {
    const clock = takeClock();
    const { device, last, asked, watching } = aDevice();
    const live = deviceLive(device, query, "35024");
    const stop = live.subscribe(() => undefined);
    last()?.error(new Error("closed"));
    expect(asked()).toBe(1);
    await clock.advance(STORAGE_AGAIN_MS);
    expect(asked()).toBe(2);
    last()?.next("14 °C");
    expect(live.value()).toBe("14 °C");
    stop();
    await clock.advance(1);
    expect([watching(), live.value()]).toEqual([1, undefined]);
  });

  it("keeps its last answer on screen where it fails afterwards [P7]", async () => {
    const clock = takeClock();
    const { device, last, asked } = aDevice();
    const live = deviceLive(device, query, "35024");
    const stop = live.subscribe(() => undefined);
    last()?.next("14 °C");
    last()?.error(new Error("closed"));
    await clock.advance(STORAGE_AGAIN_MS);
    expect([asked(), live.value()]).toEqual([1, "14 °C"]);
    stop();
  });

  it("waits for nothing any more once its last reader is gone [P8]", async () => {
    const clock = takeClock();
    const { device, last, asked } = aDevice();
    const stop = deviceLive(device, query, "35024").subscribe(() => undefined);
    last()?.error(new Error("closed"));
    stop();
    await clock.advance(STORAGE_AGAIN_MS);
    expect([asked(), clock.timers()]).toEqual([1, 0]);
  });
});
