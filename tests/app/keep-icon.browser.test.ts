import { afterEach, expect, it, vi } from "vitest";
import { createStore } from "../../src/app/store.ts";
import { keepIcon } from "../../src/app/session/keep-icon.ts";
import { showOnIcon } from "../../src/data/device/app-icon.ts";
import { openDevice, type DeviceDatabase } from "../../src/data/device/open-device.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { aPhotoRow, aReportWithId, aRow } from "../replication/outbox/environment/rows.ts";
import { anAppState } from "./an-app-state.ts";

const devices: DeviceDatabase[] = [];

function aDevice(): DeviceDatabase {
  const device = openDevice(`icon-${Date.now()}-${devices.length}`);
  devices.push(device);
  return device;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const device of devices) device.close();
});

it("the app's icon counts what is not sent on every screen, and nothing of another account's [SW-5, OFF-12, P8]", async () => {
  const shown: number[] = [];
  vi.spyOn(navigator, "setAppBadge").mockImplementation(async (count) => void shown.push(count ?? 0));
  vi.spyOn(navigator, "clearAppBadge").mockImplementation(async () => void shown.push(0));
  const last = () => shown.at(-1);
  const store = createStore(anAppState());
  keepIcon(store);
  expect(shown).toEqual([]);

  const device = aDevice();
  const waiting = aRow(1);
  const refused = aRow(2, undefined, { state: "refused" });
  const applied = aRow(3, undefined, { state: "applied" });
  await device.outbox.bulkAdd([waiting, refused, applied]);
  store.set({ device });
  await expect.poll(last).toBe(2);
  await device.outbox.delete(waiting.seq);
  await expect.poll(last).toBe(1);
  const photoId = anIdentifier(41);
  const withPhoto = aRow(5, aReportWithId(5, [photoId]), { state: "applied" });
  await device.photos.add(aPhotoRow(photoId, withPhoto.id));
  await device.outbox.add(withPhoto);
  await expect.poll(last).toBe(2);
  await device.photos.update(photoId, { sent: true });
  await expect.poll(last).toBe(1);

  store.set({ device: undefined });
  expect(last()).toBe(0);
  const others = aDevice();
  store.set({ device: others });
  await device.outbox.clear();
  await others.outbox.add(aRow(4));
  await expect.poll(last).toBe(1);
});

it("a platform without icons, or a person who wants no number on one, changes nothing [SW-5]", async () => {
  await expect(showOnIcon(2, {})).resolves.toBeUndefined();
  const setAppBadge = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  await expect(showOnIcon(2, { setAppBadge })).resolves.toBeUndefined();
});
