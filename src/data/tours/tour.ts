import type { Tour } from "../../domain/anomaly/tour.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { TOUR } from "../device/setting-keys.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import { useLive } from "../device/use-live.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";

const keyOf = (cityId: CityId): string => TOUR + cityId;

/** Kept on the device of who goes, and nowhere else. */
export function changeTour(
  device: DeviceDatabase,
  cityId: CityId,
  change: (tour: Tour) => Tour,
): Promise<Result<void, StorageProblem>> {
  return writeWithRetry(device, () =>
    device.transaction("rw", device.settings, async () => {
      const tour = change(await readTour(device, cityId));
      if (tour.length === 0) await device.settings.delete(keyOf(cityId));
      else await device.settings.put({ key: keyOf(cityId), value: JSON.stringify(tour) });
    }),
  );
}

/** Undefined until it is read. */
export function useTour(cityId: CityId): Tour | undefined {
  return useLive(readTour, cityId);
}

async function readTour(device: DeviceDatabase, cityId: CityId): Promise<Tour> {
  const row = await device.settings.get(keyOf(cityId));
  return row === undefined ? [] : (JSON.parse(row.value) as Tour);
}
