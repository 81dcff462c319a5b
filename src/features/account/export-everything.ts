import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { exportRows } from "../../data/outbox/export-rows.ts";
import { accepted, type Result } from "../../domain/basics/result.ts";
import type { CallProblem } from "../../remote/callables/account-callables.ts";
import type { AccountServices } from "./account-desk.ts";

/** What the city holds and what only this device holds, in one JSON file. */
export async function exportEverything(
  { calls }: AccountServices,
  device: DeviceDatabase | undefined,
): Promise<Result<Blob, CallProblem>> {
  const city = await calls.exportMyData();
  if (!city.ok) return city;
  const onDevice = device === undefined ? null : await deviceExport(device);
  const file = { city: city.value, device: onDevice };
  return accepted(new Blob([JSON.stringify(file, null, 2)], { type: "application/json" }));
}

async function deviceExport(device: DeviceDatabase): Promise<object> {
  const rows = await device.outbox.orderBy("seq").toArray();
  const outbox: unknown = JSON.parse(await (await exportRows(device, rows)).text());
  return { outbox, drafts: await device.drafts.toArray() };
}
