import { useMemo } from "react";
import type { CityId } from "../../domain/city/city.ts";
import { looksNear, nearNotices, withNear } from "../../domain/notification/near-notices.ts";
import type { Notification } from "../../domain/notification/notification.ts";
import { useMembership } from "../memberships/use-membership.ts";
import { useNearContents } from "./use-near-contents.ts";
import { useNotifications } from "./use-notifications.ts";

/** What the city tells, and what this device finds near the places that the person watches; newest first, undefined until known. */
export function useNotices(cityId: CityId): readonly Notification[] | undefined {
  const told = useNotifications(cityId);
  const membership = useMembership(cityId);
  const contents = useNearContents(cityId);
  return useMemo(() => {
    if (told === undefined || contents === undefined || membership === undefined) return told;
    return looksNear(membership) ? withNear(told, nearNotices(contents, membership)) : told;
  }, [told, membership, contents]);
}
