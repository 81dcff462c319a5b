import { useMemo } from "react";
import { overlayUserCity } from "../../domain/account/overlay-user-city.ts";
import { emptyUserCity, type UserCity } from "../../domain/account/user-city.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { useReplica } from "../replica/live.ts";
import { watchRow } from "../replica/watch-row.ts";

/** What this person keeps of a city; an empty one before they did anything there. Their lists are as the city says. */
export function useUserCity(cityId: CityId): UserCity | undefined {
  const userCity = useReplica<UserCity>(`userCity ${cityId}`, (replica, emit) =>
    watchRow(replica, "userCities", cityId, (found) => emit(found ?? emptyUserCity(cityId, Date.now()))),
  );
  const pending = useOutbox();
  return useMemo(
    () => (userCity === undefined ? undefined : overlayUserCity(userCity, pending ?? [])),
    [userCity, pending],
  );
}
