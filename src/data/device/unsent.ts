import type { DeviceDatabase } from "./open-device.ts";
import type { OutboxRow } from "./rows.ts";

/** What the city has not taken: it waits, or it came back and wants the person. */
export function isUnsent({ state }: Pick<OutboxRow, "state">): boolean {
  return state !== "applied";
}

export function unsentCount(device: DeviceDatabase): Promise<number> {
  return device.outbox.filter(isUnsent).count();
}
