import { systemClock } from "../../src/clock/system-clock.ts";
import type { DeviceDatabase } from "../../src/data/device/open-device.ts";
import { dexieStore } from "./dexie-store.ts";
import { outboxEngine, type OutboxEngine } from "./engine.ts";
import type { EnginePorts } from "./ports.ts";
import { httpTransport, type HttpPorts } from "./transport.ts";
import { webLock } from "./web-lock.ts";

export interface DeviceEnginePorts extends HttpPorts, Pick<EnginePorts, "observe"> {
  readonly device: DeviceDatabase;
}

/** The page starts it, the worker only flushes it. */
export function deviceEngine({ device, observe, ...http }: DeviceEnginePorts): OutboxEngine {
  return outboxEngine({
    store: dexieStore(device),
    transport: httpTransport(http),
    clock: systemClock,
    random: Math.random,
    lock: webLock(`${device.name}-outbox`),
    ...(observe === undefined ? {} : { observe }),
  });
}
