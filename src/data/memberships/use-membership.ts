import { useMemo } from "react";
import { systemClock } from "../../clock/system-clock.ts";
import { emptyMembership, wholeMembership, type Membership } from "../../domain/account/membership.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useData } from "../data-context.ts";
import { NOT_YET, useLiveValue, type Live } from "../live.ts";
import { usePending } from "../outbox/live-pending.ts";
import { liveOf } from "../replica/live.ts";
import type { Replica } from "../replica/open-replica.ts";
import { watchRow } from "../replica/watch-row.ts";

export function liveMembership(replica: Replica, cityId: CityId): Live<Membership> {
  return liveOf(replica, `membership ${cityId}`, (from, emit) =>
    watchRow(from, "userCities", cityId, (found) =>
      // A row of an older version is read again once there is network; until then it stands as it is.
      emit(found === null ? emptyMembership(cityId, systemClock.now()) : wholeMembership(found)),
    ),
  );
}

/** With the preferences chosen on this device. Their marks are as the city says. */
export function useMembership(cityId: CityId): Membership | undefined {
  const { replica } = useData();
  const membership = useLiveValue(replica === undefined ? NOT_YET : liveMembership(replica, cityId));
  const pending = usePending();
  return useMemo(
    () =>
      membership &&
      replica?.overlay.applySettings(
        membership,
        { collection: "userCities", id: membership.cityId },
        pending ?? [],
      ),
    [membership, pending, replica],
  );
}

/** The same once both are known, what the city says and what waits here: what opens by it must not open twice. */
export function useSettledMembership(cityId: CityId): Membership | undefined {
  const membership = useMembership(cityId);
  return usePending() === undefined ? undefined : membership;
}
