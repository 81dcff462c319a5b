import { useNotices } from "../../data/notifications/use-notices.ts";
import { useUnreadCount } from "../../data/notifications/use-notifications.ts";
import type { CityId } from "../../domain/city/city.ts";
import { UnreadCount } from "./unread-count.tsx";

/** For whoever watches a place: with what this device finds there. */
export function NearBellCount({ cityId }: { readonly cityId: CityId }) {
  return <UnreadCount count={useUnreadCount(cityId, useNotices(cityId))} />;
}
