import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetAccount } from "../../../src/data/device/forget-account.ts";
import { keep } from "../../../src/data/device/keep.ts";
import { neverMadeAgain } from "../../../src/data/device/never-made-again.ts";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { aDraft } from "../environment/a-device.ts";

let uid = "";
let device: DeviceDatabase;

beforeEach(() => {
  uid = crypto.randomUUID();
  device = openDevice(uid);
});

afterEach(async () => {
  device.close();
  await forgetAccount(uid, "nothing");
});

async function isThere(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === device.name);
}

describe("a device database whose person has left", () => {
  it("does not come back when something is written late, and the late write is no success [AUTH-34, P1, P8]", async () => {
    await device.drafts.put(aDraft());
    neverMadeAgain(device);
    await forgetAccount(uid, "nothing");
    const late = keep(device, () => device.drafts.put(aDraft()));
    await expect(late.then(({ ok }) => ok).catch(() => false)).resolves.toBe(false);
    expect(await isThere()).toBe(false);
  });

  it("is not made by a look [AUTH-34, P8]", async () => {
    neverMadeAgain(device);
    await expect(device.outbox.count()).rejects.toThrow("taken off this device");
    expect(await isThere()).toBe(false);
  });

  it("is read and written as before while it is there [AUTH-34, P1]", async () => {
    await device.drafts.put(aDraft());
    const again = neverMadeAgain(openDevice(uid));
    expect((await keep(again, () => again.drafts.put(aDraft()))).ok).toBe(true);
    expect(await again.drafts.count()).toBe(1);
    again.close();
  });
});
