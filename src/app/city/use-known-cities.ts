import { useEffect, useState } from "react";
import type { Replica } from "../../data/replica/open-replica.ts";
import type { KnownCity } from "../../features/city-choice/known-cities.tsx";

/** Communes whose reports are on this device, by name. */
export function useKnownCities(replica: Replica | undefined): readonly KnownCity[] {
  const [cities, setCities] = useState<readonly KnownCity[]>([]);
  useEffect(() => {
    const subscription = replica?.cities
      .find()
      .$.subscribe((rows) =>
        setCities(rows.flatMap(({ doc }) => doc ?? []).map(({ id, name }) => ({ code: id, name }))),
      );
    return () => subscription?.unsubscribe();
  }, [replica]);
  return cities;
}
