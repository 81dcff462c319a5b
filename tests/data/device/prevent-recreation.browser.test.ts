import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deleteAccountData } from "../../../src/data/device/delete-account-data.ts";
import { writeWithRetry } from "../../../src/data/device/write-with-retry.ts";
import { preventRecreation } from "../../../src/data/device/device-handle.ts";
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
  await deleteAccountData(uid, "nothing");
});

async function isThere(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === device.name);
}

describe("a device database whose person has left", () => {
  it("does not come back when something is written late, and the late write is no success [AUTH-34, P1, P8]", async () => {
    await device.drafts.put(aDraft());
    preventRecreation(device);
    await deleteAccountData(uid, "nothing");
    const late = writeWithRetry(device, () => device.drafts.put(aDraft()));
    await expect(late.then(({ ok }) => ok).catch(() => false)).resolves.toBe(false);
    expect(await isThere()).toBe(false);
  });

  it("is not made by a look [AUTH-34, P8]", async () => {
    preventRecreation(device);
    await expect(device.outbox.count()).rejects.toThrow("taken off this device");
    expect(await isThere()).toBe(false);
  });

  it("is read and written as before while it is there [AUTH-34, P1]", async () => {
    await device.drafts.put(aDraft());
    const again = preventRecreation(openDevice(uid));
    expect((await writeWithRetry(again, () => again.drafts.put(aDraft()))).ok).toBe(true);
    expect(await again.drafts.count()).toBe(1);
    again.close();
  });
});
