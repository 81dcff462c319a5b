import { IDBFactory } from "fake-indexeddb";
import { afterEach, describe, expect, it } from "vitest";
import { openDevice } from "../../../src/data/device/open-device.ts";
import { readyDevice } from "../../../src/data/device/ready-device.ts";
import { saveDraft } from "../../../src/data/drafts/save-draft.ts";
import { aDevice, aDraft, aPhone, failOnce } from "../environment/a-device.ts";

let heal = (): void => undefined;
afterEach(() => heal());

describe("opening the device database", () => {
  it("opens before the first input [P7]", async () => {
    expect(await readyDevice(aDevice())).toMatchObject({ ok: true });
  });

  it("says that this browser keeps nothing [P7, F28]", async () => {
    const device = openDevice("resident-yann", {});
    expect(await readyDevice(device)).toEqual({ ok: false, problem: { code: "unavailable" } });
    expect(await saveDraft(device, aDraft())).toEqual({ ok: false, problem: { code: "unavailable" } });
  });

  it("tries again when the browser fails once to open [F23]", async () => {
    const device = aDevice();
    heal = failOnce(IDBFactory.prototype, "open", () => new DOMException("", "UnknownError")).restore;
    expect(await readyDevice(device)).toMatchObject({ ok: true });
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
