import type { DeviceDatabase } from "./open-device.ts";
import { useLive } from "./use-live.ts";

/** How much of a person is on this device and nowhere else. */
export interface DeviceFacts {
  readonly drafts: number;
  readonly unsent: number;
  readonly photos: number;
}

async function factsOf(device: DeviceDatabase): Promise<DeviceFacts> {
  const [drafts, unsent, photos] = await Promise.all([
    device.drafts.count(),
    device.outbox.where("state").notEqual("applied").count(),
    device.photos.count(),
  ]);
  return { drafts, unsent, photos };
}

export function useDeviceFacts(): DeviceFacts | undefined {
  return useLive(factsOf, null);
}
