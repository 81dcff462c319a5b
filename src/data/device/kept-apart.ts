import type { Identifier } from "../../domain/basics/identifier.ts";
import type { DeviceDatabase } from "./open-device.ts";
import { APART } from "./setting-keys.ts";
import { useLive } from "./use-live.ts";

/** Notes that a report is not the same as the one that the city proposed: its author is not asked again on this device. */
export async function keepApart(device: DeviceDatabase, reportId: Identifier): Promise<void> {
  await device.settings.put({ key: APART + reportId, value: "" });
}

/** Undefined until known. */
export function useKeptApart(): ReadonlySet<Identifier> | undefined {
  return useLive(readApart, null);
}

async function readApart(device: DeviceDatabase): Promise<ReadonlySet<Identifier>> {
  const keys = await device.settings.where("key").startsWith(APART).primaryKeys();
  return new Set(keys.map((key) => key.slice(APART.length)));
}
