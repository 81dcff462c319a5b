import { MINUTE_MS, type Instant } from "../../domain/basics/instant.ts";
import type { CityId } from "../../domain/city/city.ts";
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

const keyOf = (cityId: CityId): string => `visit ${cityId}`;

/** Notes that the person looks at what the commune has, now. */
export async function noteVisit(device: DeviceDatabase, cityId: CityId, now: Instant): Promise<void> {
  await device.transaction("rw", device.settings, async () => {
    const last = await readVisit(device, cityId);
    const isAnother = last !== null && now - last.seenAt > VISIT_PAUSE_MS;
    const visit: CityVisit = { before: isAnother ? last.seenAt : (last?.before ?? null), seenAt: now };
    await device.settings.put({ key: keyOf(cityId), value: JSON.stringify(visit) });
  });
}

/** When the visit before this one ended; null where there is none, undefined until known. */
export function useVisitBefore(cityId: CityId): Instant | null | undefined {
  return useLive(readBefore, cityId);
}

async function readBefore(device: DeviceDatabase, cityId: CityId): Promise<Instant | null> {
  return (await readVisit(device, cityId))?.before ?? null;
}

async function readVisit(device: DeviceDatabase, cityId: CityId): Promise<CityVisit | null> {
  const row = await device.settings.get(keyOf(cityId));
  return row === undefined ? null : (JSON.parse(row.value) as CityVisit);
}
