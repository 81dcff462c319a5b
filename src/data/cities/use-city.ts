import { useMemo } from "react";
import type { City, CityId } from "../../domain/city/city.ts";
import type { Contour } from "../../domain/city/contour.ts";
import { withSettings } from "../../domain/city/city-settings.ts";
import type { UnsettledCity } from "../../domain/city/provisional-city.ts";
import { contourRowId } from "../contours/contour-row-id.ts";
import { usePending } from "../outbox/live-pending.ts";
import { useData } from "../data-context.ts";
import { NOT_YET, useLiveValue, type Live } from "../live.ts";
import { liveOf, useReplica } from "../replica/live.ts";
import type { Replica } from "../replica/open-replica.ts";
import { useAwaited } from "../replica/use-awaited.ts";
import { watchRow } from "../replica/watch-row.ts";

/** What the city says of itself. One that was chosen without network is what the index says, until the city itself is here. */
export function liveCity(
  replica: Replica | undefined,
  cityId: CityId,
  provisional: UnsettledCity | undefined,
): Live<UnsettledCity | null> {
  const said: Live<City | null> =
    replica === undefined
      ? NOT_YET
      : liveOf(replica, `city ${cityId}`, (from, emit) => watchRow(from, "cities", cityId, emit));
  if (provisional?.id !== cityId) return said;
  return { subscribe: said.subscribe, value: () => said.value() ?? provisional };
}

export function useCity(cityId: CityId): City | null | undefined {
  const { replica, provisional } = useData();
  const city = useLiveValue(liveCity(replica, cityId, provisional));
  const contour = useReplica<Contour | null>(`contour ${cityId}`, (from, emit) =>
    watchRow(from, "contours", contourRowId(cityId), emit),
  );
  // The name in the frame does not wait for the device's own database.
  const pending = usePending();
  return useMemo(() => {
    if (city === undefined || city === null) return city;
    const settled = withSettings(withContour(city, contour?.contour));
    const subject = { collection: "cities", id: city.id } as const;
    // Without the replica there is only what the index says of the city, for which nobody has settled anything.
    return replica?.overlay.applySettings(settled, subject, pending ?? []) ?? settled;
  }, [city, contour, pending, replica]);
}

/** `city` may be what is remembered of it as long as it is coming. */
interface CityInSight {
  readonly city: City | null | undefined;
  readonly isComing: boolean;
}

/** For a map or a list that has begun before the replica said what the city is. */
export function useCityInSight(cityId: CityId): CityInSight {
  const city = useCity(cityId);
  const isComing = useAwaited(city === null) || city === undefined;
  const { remembered } = useData();
  return { city: isComing && remembered?.id === cityId ? remembered : city, isComing };
}

/** A city that version 0.1 made has its contour itself. */
function withContour(city: UnsettledCity, contour: string | undefined): UnsettledCity {
  return contour === undefined || city.contour !== "" ? city : { ...city, contour };
}
