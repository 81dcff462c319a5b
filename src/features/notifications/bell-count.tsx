import { useState } from "react";
import { useMembership } from "../../data/memberships/use-membership.ts";
import { useNotifications, useUnreadCount } from "../../data/notifications/use-notifications.ts";
import type { CityId } from "../../domain/city/city.ts";
import { sparePart } from "../../ui/coming-part.tsx";
import { UnreadCount } from "./unread-count.tsx";

const NearNotices = sparePart(async () => (await import("./near-notices.tsx")).NearNotices);

/** How many are not read, on the bell; nothing for none. */
export function BellCount({ cityId }: { readonly cityId: CityId }) {
  const watched = useMembership(cityId)?.notifications.settings.watched ?? [];
  const told = useUnreadCount(cityId, useNotifications(cityId));
  const [near, setNear] = useState<number>();
  return (
    <>
      {/* What is near is looked for on this device by those alone who asked for it. Until that has come, what was told counts. */}
      {watched.length > 0 && <NearNotices key={cityId} cityId={cityId} onCount={setNear} />}
      <UnreadCount count={near ?? told} />
    </>
  );
}
