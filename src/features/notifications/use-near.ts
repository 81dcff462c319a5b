import { useMemo } from "react";
import { useNow } from "../../data/device/use-clock.ts";
import { useNearContents } from "../../data/notifications/use-near-contents.ts";
import type { MyPlace } from "../../domain/account/my-places.ts";
import { DAY_MS } from "../../domain/basics/instant.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { WatchedPlace } from "../../domain/notification/my-notifications.ts";
import { isNear } from "../../domain/notification/near.ts";

const LATELY_MS = 30 * DAY_MS;

/** How many would have been told in the last thirty days, by what is on this device; undefined until all of it is read. */
export function useNear(cityId: CityId): ((place: MyPlace, watched: WatchedPlace) => number) | undefined {
  const contents = useNearContents(cityId);
  const since = Math.floor(useNow() / DAY_MS) * DAY_MS - LATELY_MS;
  const lately = useMemo(() => contents?.filter(({ createdAt }) => createdAt >= since), [contents, since]);
  if (lately === undefined) return undefined;
  return (place, watched) => lately.filter((content) => isNear(content, place, watched)).length;
}
