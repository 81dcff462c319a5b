import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import {
  forgetSentinel,
  rememberedDrafts,
  rememberedUnsent,
  sentinelVerdict,
  restartSentinel,
} from "../../../src/data/device/eviction-sentinel.ts";
import { watchSentinel } from "../../../src/data/device/watch-sentinel.ts";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aPhoneWithTwoReports, turns, until } from "../environment/a-phone-with-two-reports.ts";
import { aDraft, aPhone, aPhoto } from "../environment/a-device.ts";

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
    watchSentinel(device, { isCurrent: () => true, onEvicted: () => undefined }, storage);
    const photo = aPhoto({ ownerId: anIdentifier(1) });
    await device.photos.add(photo);
    await device.outbox.toCollection().modify({ state: "applied", photoIds: [photo.id] });
    await device.outbox.where("id").notEqual(anIdentifier(1)).modify({ photoIds: [] });
    await until(() => storage.getItem(`${device.name}-canary`)?.includes('"unsent":1') === true);
    await evicted(device);
    expect(await sentinelVerdict(device, storage)).toMatchObject({ state: "evicted", unsent: 1 });
  });

  it("remembers the drafts that were there, until the person has been told [OFF-11, P1]", async () => {
    const { phone, storage } = await aPhoneWithTwoReports();
    const device = phone.open();
    watchSentinel(device, { isCurrent: () => true, onEvicted: () => undefined }, storage);
    await device.drafts.add(aDraft());
    await until(() => rememberedDrafts(device.name, storage) === 1);
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
    watchSentinel(device, { isCurrent: () => true, onEvicted: () => undefined }, storage);
    await commitCommand(device, { command: aCommand(), photoIds: [] });
    await turns();
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
});
