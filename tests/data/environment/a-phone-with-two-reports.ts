import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { sentinelVerdict } from "../../../src/data/device/eviction-sentinel.ts";
import { watchSentinel } from "../../../src/data/device/watch-sentinel.ts";
import { memoryStorage } from "../../app/memory-storage.ts";
import { aCommand, aFollow } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aPhone } from "./a-device.ts";

export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resume) => setImmediate(resume));
}

/** Whatever a write leaves to do is done by then. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resume) => setImmediate(resume));
}

export async function aPhoneWithTwoReports() {
  const phone = aPhone();
  const storage = memoryStorage();
  const device = phone.open();
  await sentinelVerdict(device, storage);
  watchSentinel(device, { isCurrent: () => true, onEvicted: () => undefined }, storage);
  await commitCommand(device, { command: aCommand(), photoIds: [] });
  await commitCommand(device, { command: aFollow(anIdentifier(9)), photoIds: [] });
  await until(() => storage.getItem(`${device.name}-canary`)?.includes('"unsent":2') === true);
  device.close();
  return { phone, storage };
}
