import type { Identifier } from "../../domain/basics/identifier.ts";
import type { DeviceDatabase } from "../device/open-device.ts";

/** Rows about what this command would create: without it, the city will never know their subject. */
export function dependantsOf(device: DeviceDatabase, id: Identifier) {
  return device.outbox.filter(({ command }) => command.dependsOn === id);
}
