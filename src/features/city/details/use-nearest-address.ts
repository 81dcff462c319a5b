import { useEffect, useState } from "react";
import type { City } from "../../../domain/city/city.ts";
import { reverseAddress } from "../../../remote/addresses/reverse-address.ts";
import { adjacentAddress } from "./adjacent-address.ts";

/** Where the town hall's point is exact. The worker keeps the answer for when there is no network (GEO-6). */
export function useNearestAddress(city: City): string | undefined {
  const [found, setFound] = useState<string>();
  const { id, positionCityHall, approximate } = city;
  const { latE6, lngE6 } = positionCityHall;
  useEffect(() => {
    if (approximate) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await reverseAddress({ latE6, lngE6 }, { signal: leaving.signal });
      if (leaving.signal.aborted || !answer.ok || answer.value === null) return;
      setFound(adjacentAddress(answer.value, id));
    };
    void ask();
    return () => leaving.abort();
  }, [approximate, id, latE6, lngE6]);
  return approximate ? undefined : found;
}
