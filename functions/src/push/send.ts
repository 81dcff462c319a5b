import { logs } from "../logs.ts";
import { deliver } from "./deliver.ts";
import { forgetDevice, type KnownDevice } from "./devices.ts";
import type { PushMessage } from "./push-words.ts";

/** A device whose service could not take it now. */
export interface Untaken {
  readonly deviceId: string;
  /** How long its service asks to wait. */
  readonly askedMs: number;
}

interface Sent {
  readonly delivered: number;
  readonly untaken: readonly Untaken[];
}

/** To each device apart: one service that fails holds up no other. */
export async function sendTo(
  uid: string,
  devices: readonly KnownDevice[],
  message: PushMessage,
): Promise<Sent> {
  const deliveries = await Promise.all(
    devices.map(async (device) => ({ deviceId: device.id, ...(await deliver(device, message)) })),
  );
  for (const { deviceId, state } of deliveries) {
    if (state === "gone") await forgetDevice(uid, deviceId);
    if (state === "refused") logs.pushRefused(deviceId);
  }
  return {
    delivered: deliveries.filter(({ state }) => state === "delivered").length,
    untaken: deliveries.flatMap((one) => (one.state === "later" ? [one] : [])),
  };
}
