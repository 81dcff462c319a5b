import type { Dexie } from "dexie";

/** Beside `openDevice`, for who needs none of Dexie: the first paint waits for no database. */
export function deviceNameOf(uid: string): string {
  return `parvis-device-${uid}`;
}

/**
 * This handle opens an existing database and creates none: neither when it was deleted under it, nor when it was not there
 * (P8). Dexie would open a deleted database again by itself, and so would `writeWithRetry`.
 */
export function preventRecreation<Device extends Dexie>(device: Device): Device {
  device.on("populate", () => {
    throw new Error("This database was taken off this device.");
  });
  return device;
}
