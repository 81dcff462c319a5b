import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import {
  forgetSentinel,
  rememberedDrafts,
  rememberedUnsent,
  sentinelVerdict,
  restartSentinel,
  watchSentinel,
} from "../../../src/data/device/eviction-sentinel.ts";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { memoryStorage } from "../../app/memory-storage.ts";
import { aCommand, aFollow } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aDraft, aPhone, aPhoto } from "../environment/a-device.ts";

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resume) => setImmediate(resume));
}

/** Whatever a write leaves to do is done by then. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resume) => setImmediate(resume));
}

async function aPhoneWithTwoReports() {
  const phone = aPhone();
  const storage = memoryStorage();
  const device = phone.open();
  await sentinelVerdict(device, storage);
  const stop = watchSentinel(device, () => undefined, storage);
  await commitCommand(device, { command: aCommand(), photoIds: [] });
  await commitCommand(device, { command: aFollow(anIdentifier(9)), photoIds: [] });
  await until(() => storage.getItem(`${device.name}-canary`)?.includes('"unsent":2') === true);
  stop();
  device.close();
  return { phone, storage };
}

async function evicted(device: DeviceDatabase): Promise<DeviceDatabase> {
  await device.delete({ disableAutoOpen: false });
  return device;
}

describe("the sentinel outside the database", () => {
  it("is fine on a new device, and at the next start [OFF-11]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    expect(await sentinelVerdict(phone.open(), storage)).toEqual({ state: "fine" });
  });

  it("names what was waiting when the browser emptied the database between two visits [OFF-11, F21]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = await evicted(phone.open());
    expect(await sentinelVerdict(device, storage)).toEqual({ state: "evicted", unsent: 2 });
    expect(await sentinelVerdict(device, storage)).toEqual({ state: "evicted", unsent: 2 });
  });

  it("names a report whose text has gone and whose photo waits [OFF-11, OFF-16]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = phone.open();
    const stop = watchSentinel(device, () => undefined, storage);
    const photo = aPhoto({ ownerId: anIdentifier(1) });
    await device.photos.add(photo);
    await device.outbox.toCollection().modify({ state: "applied", photoIds: [photo.id] });
    await device.outbox.where("id").notEqual(anIdentifier(1)).modify({ photoIds: [] });
    await until(() => storage.getItem(`${device.name}-canary`)?.includes('"unsent":1') === true);
    stop();
    await evicted(device);
    expect(await sentinelVerdict(device, storage)).toMatchObject({ state: "evicted", unsent: 1 });
  });

  it("remembers the drafts that were there, until the person has been told [OFF-11, P1]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = phone.open();
    const stop = watchSentinel(device, () => undefined, storage);
    await device.drafts.add(aDraft());
    await until(() => rememberedDrafts(device.name, storage) === 1);
    stop();
    await evicted(device);
    expect(await sentinelVerdict(device, storage)).toMatchObject({ state: "evicted" });
    expect(rememberedDrafts(device.name, storage)).toBe(1);
    await restartSentinel(device, storage);
    expect(rememberedDrafts(device.name, storage)).toBe(0);
  });

  it("is fine again once the person has been told [OFF-11]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = await evicted(phone.open());
    await restartSentinel(device, storage);
    expect(await sentinelVerdict(device, storage)).toEqual({ state: "fine" });
  });

  it("starts from zero when everything was emptied, itself included [F21]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = await evicted(phone.open());
    storage.clear();
    expect(await sentinelVerdict(device, storage)).toEqual({ state: "fine" });
  });

  it("announces that the storage was emptied under the open page [OFF-11, F20]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = phone.open();
    let lost: number | undefined;
    const stop = watchSentinel(device, (unsent) => (lost = unsent), storage);
    await device.settings.count();
    phone.empty(device);
    await until(() => lost !== undefined);
    expect(lost).toBe(2);
    stop();
    device.close();
  });

  it("costs nothing but the warning when localStorage is full or forbidden [OFF-11]", async () => {
    const device = aPhone().open();
    const forbidden = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException("", "QuotaExceededError");
      },
    };
    expect(await sentinelVerdict(device, forbidden)).toEqual({ state: "fine" });
  });

  it("keeps count of what was lost while an emptied database is open, and none once it is forgotten [OFF-11, F21]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = await evicted(phone.open());
    const stop = watchSentinel(device, () => undefined, storage);
    await commitCommand(device, { command: aCommand(), photoIds: [] });
    await turns();
    stop();
    expect(rememberedUnsent(device.name, storage)).toBe(2);
    forgetSentinel(device.name, storage);
    expect([rememberedUnsent(device.name, storage), rememberedDrafts(device.name, storage)]).toEqual([0, 0]);
    device.close();
  });

  it("reads what a later version noted of it too [OFF-11, F26]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = await evicted(phone.open());
    const key = `${device.name}-canary`;
    const noted = JSON.parse(storage.getItem(key) ?? "") as object;
    storage.setItem(key, JSON.stringify({ ...noted, fromALaterVersion: 1 }));
    expect(await sentinelVerdict(device, storage)).toEqual({ state: "evicted", unsent: 2 });
  });

  it("goes on with the generation of a database that outlived what was noted of it [F21]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = phone.open();
    const generation = await device.settings.get("generation");
    storage.clear();
    expect(await sentinelVerdict(device, storage)).toEqual({ state: "fine" });
    expect(await device.settings.toArray()).toEqual([{ key: "generation", value: generation?.value }]);
  });

  it("announces nothing where the connection closed and everything is there, or no answer comes [OFF-11, F20]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const told: number[] = [];
    const clock = takeClock();
    for (const answers of [true, false]) {
      const device = phone.open();
      const stop = watchSentinel(device, (unsent) => told.push(unsent), storage);
      await device.settings.count();
      phone.disconnect(device);
      if (!answers) device.close();
      await clock.advance(0);
      await turns();
      stop();
    }
    expect(told).toEqual([]);
  });

  it("looks for nothing more once nobody watches, though the connection is closed then [OFF-11]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = phone.open();
    watchSentinel(device, () => undefined, storage)();
    await device.settings.count();
    const clock = takeClock();
    phone.empty(device);
    await turns();
    expect(clock.timers()).toBe(0);
  });

  it("is left alone once nobody watches any more [OFF-11]", async () => {
    const phone = aPhone();
    const storage = memoryStorage();
    const device = phone.open();
    await sentinelVerdict(device, storage);
    const stop = watchSentinel(device, () => undefined, storage);
    await until(() => storage.getItem(`${device.name}-canary`) !== null);
    stop();
    const left = storage.getItem(`${device.name}-canary`);
    await commitCommand(device, { command: aCommand(), photoIds: [] });
    await turns();
    expect(storage.getItem(`${device.name}-canary`)).toBe(left);
    device.close();
  });
});
