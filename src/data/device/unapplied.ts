import type { DeviceDatabase } from "./open-device.ts";
import type { OutboxRow } from "./rows.ts";

export function isUnapplied({ state }: Pick<OutboxRow, "state">): boolean {
  return state !== "applied";
}

export function unappliedCount(device: DeviceDatabase): Promise<number> {
  return device.outbox.where("state").notEqual("applied").count();
}
