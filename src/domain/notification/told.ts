import type { Membership } from "../account/membership.ts";
import { distanceM } from "../place/distance.ts";
import type { Channels } from "./kinds.ts";
import { channelsOf } from "./judged.ts";
import { isHeard } from "./level.ts";
import type { CityEvent, ToldAs } from "./notification.ts";

const NOTHING: Channels = { app: false, push: false, mail: false };

/** By which ways one person learns of an event. Nobody is told what they did themselves, nor of what they muted. */
export function channelsFor(
  event: CityEvent,
  uid: string,
  toldAs: ToldAs,
  { notifications, places }: Pick<Membership, "notifications" | "places">,
): Channels {
  const { settings, muted } = notifications;
  if (uid === event.actorId || !isHeard(muted, event)) return NOTHING;
  const chosen = channelsOf(settings, event.kind);
  if (toldAs !== "neighbour") return chosen;
  return isNear(event, { settings, places }) ? chosen : NOTHING;
}

function isNear(
  { latE6, lngE6, categoryId }: CityEvent,
  {
    settings,
    places,
  }: Pick<Membership, "places"> & { readonly settings: Membership["notifications"]["settings"] },
): boolean {
  if (latE6 === null || lngE6 === null) return false;
  return settings.watched.some(({ placeId, categories }) => {
    const mine = places.find(({ id }) => id === placeId);
    const isWanted = categories.length === 0 || categories.includes(categoryId);
    return mine !== undefined && isWanted && distanceM(mine.place, { latE6, lngE6 }) <= mine.radiusM;
  });
}
