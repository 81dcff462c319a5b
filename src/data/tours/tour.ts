import type { Tour } from "../../domain/anomaly/tour.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { useLive } from "../device/use-live.ts";

const keyOf = (cityId: CityId): string => `tour ${cityId}`;

/** Kept on the device of who goes, and nowhere else. */
export async function changeTour(
  device: DeviceDatabase,
  cityId: CityId,
  change: (tour: Tour) => Tour,
): Promise<void> {
  await device.transaction("rw", device.settings, async () => {
    const tour = change(await readTour(device, cityId));
    if (tour.length === 0) await device.settings.delete(keyOf(cityId));
    else await device.settings.put({ key: keyOf(cityId), value: JSON.stringify(tour) });
  });
}

/** Undefined until it is read. */
export function useTour(cityId: CityId): Tour | undefined {
  return useLive(readTour, cityId);
}

async function readTour(device: DeviceDatabase, cityId: CityId): Promise<Tour> {
  const row = await device.settings.get(keyOf(cityId));
  return row === undefined ? [] : (JSON.parse(row.value) as Tour);
}
