import type { DeviceDatabase } from "./open-device.ts";

/**
 * This handle opens an existing database and creates none: neither when it was deleted under it, nor when it was not there
 * (P8). Dexie would open a deleted database again by itself, and so would `writeWithRetry`.
 */
export function preventRecreation(device: DeviceDatabase): DeviceDatabase {
  device.on("populate", () => {
    throw new Error("This database was taken off this device.");
  });
  return device;
}
