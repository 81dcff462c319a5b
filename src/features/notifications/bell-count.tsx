import { lazy, Suspense } from "react";
import { useMembership } from "../../data/memberships/use-membership.ts";
import { useNotifications, useUnreadCount } from "../../data/notifications/use-notifications.ts";
import type { CityId } from "../../domain/city/city.ts";
import { UnreadCount } from "./unread-count.tsx";

const NearBellCount = lazy(async () => ({
  default: await import("./near-bell-count.tsx").then(
    (loaded) => loaded.NearBellCount,
    () => ToldCount,
  ),
}));

/** How many are not read, on the bell; nothing for none. */
export function BellCount({ cityId }: { readonly cityId: CityId }) {
  const watched = useMembership(cityId)?.notifications.settings.watched ?? [];
  const told = <ToldCount cityId={cityId} />;
  // What is near is looked for on this device by those alone who asked for it.
  return watched.length === 0 ? (
    told
  ) : (
    <Suspense fallback={told}>
      <NearBellCount cityId={cityId} />
    </Suspense>
  );
}

function ToldCount({ cityId }: { readonly cityId: CityId }) {
  return <UnreadCount count={useUnreadCount(cityId, useNotifications(cityId))} />;
}
