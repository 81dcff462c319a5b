import { MINUTE_MS, type Instant } from "../../domain/basics/instant.ts";
import type { DeviceDatabase } from "./open-device.ts";
import { useLive } from "./use-live.ts";

/** Who comes back after so long makes another visit. */
const VISIT_PAUSE_MS = 30 * MINUTE_MS;

/** By the city's clock. */
interface CityVisit {
  /** When the visit before this one ended; null during the first. */
  readonly before: Instant | null;
  readonly seenAt: Instant;
}

/** Where somebody looks: at what a commune has, by its code, or at what its moderators have to do. */
const keyOf = (place: string): string => `visit ${place}`;

/** Notes that the person looks there, now. */
export async function noteVisit(device: DeviceDatabase, place: string, now: Instant): Promise<void> {
  await device.transaction("rw", device.settings, async () => {
    const last = await readVisit(device, place);
    const isAnother = last !== null && now - last.seenAt > VISIT_PAUSE_MS;
    const visit: CityVisit = { before: isAnother ? last.seenAt : (last?.before ?? null), seenAt: now };
    await device.settings.put({ key: keyOf(place), value: JSON.stringify(visit) });
  });
}

/** When the visit before this one ended; null where there is none, undefined until known. */
export function useVisitBefore(place: string): Instant | null | undefined {
  return useLive(readBefore, place);
}

async function readBefore(device: DeviceDatabase, place: string): Promise<Instant | null> {
  return (await readVisit(device, place))?.before ?? null;
}

async function readVisit(device: DeviceDatabase, place: string): Promise<CityVisit | null> {
  const row = await device.settings.get(keyOf(place));
  return row === undefined ? null : (JSON.parse(row.value) as CityVisit);
}
