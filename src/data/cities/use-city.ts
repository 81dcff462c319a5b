import { useMemo } from "react";
import type { City, CityId } from "../../domain/city/city.ts";
import { overlayCity } from "../../domain/city/overlay-city.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { useData } from "../data-context.ts";
import { useReplica } from "../replica/live.ts";
import { watchRow } from "../replica/watch-row.ts";

/**
 * A city as this device knows it, with the settings asked for here laid over it; null: not on this device. One that was
 * chosen without network is what the index says, until the city itself is here.
 */
export function useCity(cityId: CityId): City | null | undefined {
  const { provisional } = useData();
  const known = useReplica<City | null>(`city ${cityId}`, (replica, emit) =>
    watchRow(replica, "cities", cityId, emit),
  );
  const city = known ?? (provisional?.id === cityId ? provisional : known);
  // The name in the frame does not wait for the device's own database.
  const pending = useOutbox();
  return useMemo(() => (city ? overlayCity(city, pending ?? []) : city), [city, pending]);
}
