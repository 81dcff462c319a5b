import type { DeviceDatabase } from "./open-device.ts";
import { waitingShares } from "./shared-files.ts";
import { unappliedCount } from "./unapplied.ts";
import { useLive } from "./use-live.ts";

/** How much of a person is on this device and nowhere else. */
export interface DeviceFacts {
  readonly drafts: number;
  readonly unsent: number;
  readonly photos: number;
  /** Photos that were shared to Parvis and are in no draft yet. */
  readonly shared: number;
  /** Settings of a commune that a moderator began to change. */
  readonly settings: number;
}

/** How the keys of such settings begin. */
export const SETTING_DRAFT = "setting-draft ";

async function factsOf(device: DeviceDatabase): Promise<DeviceFacts> {
  const [drafts, unsent, photos, shared, settings] = await Promise.all([
    device.drafts.count(),
    unappliedCount(device),
    device.photos.count(),
    waitingShares(device.name),
    device.settings.where("key").startsWith(SETTING_DRAFT).count(),
  ]);
  return { drafts, unsent, photos, shared: shared.length, settings };
}

export function useDeviceFacts(): DeviceFacts | undefined {
  return useLive(factsOf, null);
}
