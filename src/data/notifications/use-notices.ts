import { useMemo } from "react";
import { DAY_MS } from "../../domain/basics/instant.ts";
import type { CityId } from "../../domain/city/city.ts";
import { looksNear, nearNotices, withNear } from "../../domain/notification/near-notices.ts";
import type { Notification } from "../../domain/notification/notification.ts";
import { useNow } from "../device/use-clock.ts";
import { useMembership } from "../memberships/use-membership.ts";
import { useNearContents } from "./use-near-contents.ts";
import { useNotifications } from "./use-notifications.ts";

/** What the city tells, and what this device finds near the places that the person watches; newest first, undefined until known. */
export function useNotices(cityId: CityId): readonly Notification[] | undefined {
  const told = useNotifications(cityId);
  const membership = useMembership(cityId);
  const contents = useNearContents(cityId);
  // It ends after months: the list need not be made anew each minute.
  const today = Math.floor(useNow() / DAY_MS) * DAY_MS;
  return useMemo(() => {
    if (told === undefined || contents === undefined || membership === undefined) return told;
    return looksNear(membership) ? withNear(told, nearNotices(contents, membership, today)) : told;
  }, [told, membership, contents, today]);
}
