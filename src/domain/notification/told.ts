import { hasMark } from "../account/marks.ts";
import type { Membership } from "../account/membership.ts";
import type { Channels } from "./kinds.ts";
import { channelsOf } from "./judged.ts";
import { isHeard } from "./level.ts";
import type { NotificationSettings } from "./my-notifications.ts";
import { isNear } from "./near.ts";
import { PLACE_FREED, WARNED, type CityEvent, type ToldAs } from "./notification.ts";

const NOTHING: Channels = { app: false, push: false, mail: false };

/**
 * By which ways one person learns of an event. Nobody is told what they did themselves, nor of what they muted, unless it was decided about
 * them, nor of a place for who has one. A warning is in the list whatever they chose: nothing else says it.
 */
export function channelsFor(
  event: CityEvent,
  uid: string,
  toldAs: ToldAs,
  { notifications, places, marks }: Pick<Membership, "notifications" | "places" | "marks">,
): Channels {
  const { settings, muted } = notifications;
  if (uid === event.actorId || !isHeard(muted, event)) return NOTHING;
  if (event.what === PLACE_FREED && hasMark(marks, { kind: "going", subject: event.subject })) return NOTHING;
  const chosen = channelsOf(settings, event.kind);
  if (event.what.startsWith(WARNED)) return { ...chosen, app: true };
  if (toldAs !== "neighbour") return chosen;
  return isNearAny(event, settings, places) ? chosen : NOTHING;
}

function isNearAny(
  { latE6, lngE6, categoryId, subject }: CityEvent,
  { watched }: NotificationSettings,
  places: Membership["places"],
): boolean {
  if (latE6 === null || lngE6 === null) return false;
  return watched.some((area) => {
    const mine = places.find(({ id }) => id === area.placeId);
    return mine !== undefined && isNear({ latE6, lngE6, categoryId, subject }, mine, area);
  });
}
