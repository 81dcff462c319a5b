import { systemClock } from "../../clock/system-clock.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { DeviceDatabase } from "./open-device.ts";

/** What administrators were last told, to be read without network. Never accounts: they are nobody's to carry around. */
const PREFIX = "admin:";

export interface AdminSnapshot<T> {
  readonly answer: T;
  readonly at: Instant;
}

export async function keepAdminSnapshot<T>(
  device: DeviceDatabase,
  name: string,
  answer: T,
): Promise<AdminSnapshot<T>> {
  const snapshot = { answer, at: systemClock.now() };
  await device.settings.put({ key: PREFIX + name, value: JSON.stringify(snapshot) });
  return snapshot;
}

/** As this version keeps it: the name says the version of what is kept, too. */
export async function adminSnapshot<T>(
  device: DeviceDatabase,
  name: string,
): Promise<AdminSnapshot<T> | undefined> {
  const row = await device.settings.get(PREFIX + name);
  return row === undefined ? undefined : (JSON.parse(row.value) as AdminSnapshot<T>);
}

/** For an account that is no administrator any more. */
export async function forgetAdminSnapshots(device: DeviceDatabase): Promise<void> {
  await device.settings.where("key").startsWith(PREFIX).delete();
}
