import { useEffect, useState } from "react";
import type { CityId } from "../../domain/city/city.ts";
import { useData } from "../data-context.ts";
import { citySizeOf, type CitySize } from "./city-size.ts";

/** Counted once when asked for. `undefined` until known, `null` when it could not be read. */
export function useCitySize(cityId: CityId): CitySize | null | undefined {
  const { replica, device } = useData();
  const [size, setSize] = useState<CitySize | null>();
  useEffect(() => {
    if (replica === undefined || device === undefined) return undefined;
    let isOver = false;
    citySizeOf(replica, device, cityId).then(
      (counted) => isOver || setSize(counted),
      // A replica that closes under the reading: the next one is counted anew.
      () => isOver || setSize(null),
    );
    return () => {
      isOver = true;
    };
  }, [replica, device, cityId]);
  return size;
}
