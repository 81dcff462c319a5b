import type { DeviceDatabase } from "./open-device.ts";
import { waitingShares } from "./shared-files.ts";
import { countStillHere } from "./read-still-here.ts";
import { SETTING_DRAFT, TOUR } from "./setting-keys.ts";
import { useLive } from "./use-live.ts";

export interface DeviceFacts {
  readonly drafts: number;
  readonly unsent: number;
  readonly photos: number;
  readonly shared: number;
  readonly settings: number;
  readonly tours: number;
}

async function factsOf(device: DeviceDatabase): Promise<DeviceFacts> {
  const [drafts, unsent, photos, shared, settings, tours] = await Promise.all([
    device.drafts.count(),
    countStillHere(device),
    device.photos.count(),
    waitingShares(device.name),
    device.settings.where("key").startsWith(SETTING_DRAFT).count(),
    device.settings.where("key").startsWith(TOUR).count(),
  ]);
  return { drafts, unsent, photos, shared: shared.length, settings, tours };
}

export function useDeviceFacts(): DeviceFacts | undefined {
  return useLive(factsOf, null);
}
