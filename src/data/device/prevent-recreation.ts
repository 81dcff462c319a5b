import type { DeviceDatabase } from "./open-device.ts";

/**
 * From now on this handle opens a database that is there, and makes none: neither when it is taken off the device under its
 * hands, nor when it was not there (P8). Dexie would open a deleted database again by itself, and so would `writeWithRetry`.
 */
export function preventRecreation(device: DeviceDatabase): DeviceDatabase {
  device.on("populate", () => {
    throw new Error("This database was taken off this device.");
  });
  return device;
}
