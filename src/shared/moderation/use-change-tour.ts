import { useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import { changeTour } from "../../data/tours/tour.ts";
import type { Tour } from "../../domain/anomaly/tour.ts";
import type { CityId } from "../../domain/city/city.ts";

/** Whether the device kept it. */
type ChangeTour = (change: (tour: Tour) => Tour) => Promise<boolean>;

/** How the round is changed, and whether the device could not keep the last change. */
export function useChangeTour(cityId: CityId): readonly [change: ChangeTour, isLost: boolean] {
  const device = useDevice();
  const [isLost, setLost] = useState(false);
  const change: ChangeTour = async (next) => {
    const kept = await changeTour(device, cityId, next);
    setLost(!kept.ok);
    return kept.ok;
  };
  return [change, isLost];
}
