import { useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import { changeTour } from "../../data/tours/tour.ts";
import type { Tour } from "../../domain/anomaly/tour.ts";
import type { CityId } from "../../domain/city/city.ts";

type ChangeTour = (change: (tour: Tour) => Tour) => Promise<void>;

/** How the round is changed, and whether the device could not keep the last change. */
export function useChangeTour(cityId: CityId): readonly [change: ChangeTour, isLost: boolean] {
  const device = useDevice();
  const [isLost, setLost] = useState(false);
  const change: ChangeTour = async (next) => {
    try {
      await changeTour(device, cityId, next);
      setLost(false);
    } catch {
      setLost(true);
    }
  };
  return [change, isLost];
}
