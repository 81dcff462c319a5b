import { isSameValue } from "../../domain/basics/same-value.ts";
import type { CityId } from "../../domain/city/city.ts";
import { DEFAULT_CITY_SETTINGS, withSettings } from "../../domain/city/city-settings.ts";
import { wholeMembership } from "../../domain/account/membership.ts";
import type { OverlayInput } from "../../domain/sync/overlay.ts";
import { liveCity } from "../cities/use-city.ts";
import type { DataContext } from "../data-context.ts";
import { derived, NOT_YET, sharedLive, type Live } from "../live.ts";
import { liveModeration } from "../moderation/live-moderation.ts";
import { liveMembership } from "../memberships/use-membership.ts";
import type { Receipt } from "../../domain/command/outcome.ts";
import { receiptsOfCity, wholeReceipts } from "../receipts/read-receipts.ts";
import { onceLaid } from "../replica/known-laying.ts";
import { liveOf } from "../replica/live.ts";
import { livePending } from "./live-pending.ts";
import { liveTallies } from "../tallies/live-tallies.ts";
import type { Replica } from "../replica/open-replica.ts";

/** What the city says of a commune that nobody has read yet: the device expects the stricter treatment. */
export function unknownCity(id: CityId): OverlayInput["city"] {
  return { ...DEFAULT_CITY_SETTINGS, id, rev: 0, moderatorsCount: 1 };
}

interface Remembered {
  readonly data: DataContext;
  readonly live: Live<OverlayInput>;
}

const remembered = new WeakMap<object, Map<CityId, Remembered>>();

/** Known once every part is, so that nothing comes and goes. Computed once, however many components ask. */
export function liveOverlayInput(data: DataContext, cityId: CityId): Live<OverlayInput> {
  const { replica } = data;
  if (replica === undefined) return NOT_YET;
  const ofReplica = remembered.get(replica) ?? new Map<CityId, Remembered>();
  remembered.set(replica, ofReplica);
  const before = ofReplica.get(cityId);
  if (before !== undefined && isSame(before.data, data)) return before.live;
  const live = overlayInput(data, cityId);
  ofReplica.set(cityId, { data, live });
  return live;
}

function isSame(a: DataContext, b: DataContext): boolean {
  // The same rights come in a new object with each renewal of the sign-in.
  return a.device === b.device && isSameValue(a.actor, b.actor) && isSameValue(a.provisional, b.provisional);
}

function overlayInput(
  { replica, device, actor, provisional }: DataContext,
  cityId: CityId,
): Live<OverlayInput> {
  // An object of its own: what is computed from it is remembered under it.
  if (replica === undefined || device === undefined) return { ...NOT_YET };
  const { applySettings } = replica.overlay;
  const sources = [
    liveCity(replica, cityId, provisional),
    liveMembership(replica, cityId),
    onceLaid(liveReceipts(replica, cityId), ({ content }) => content !== null),
    livePending(device),
    onceLaid(liveModeration(replica, cityId, actor), () => true),
    liveTallies(replica, cityId),
  ] as const;
  const start = derived(sources, (city, membership, receipts, pending, moderated, tallies): OverlayInput => ({
    actor,
    receipts,
    pending,
    moderated,
    tallies,
    city:
      city === null
        ? unknownCity(cityId)
        : applySettings(withSettings(city), { collection: "cities", id: cityId }, pending),
    membership: applySettings(wholeMembership(membership), { collection: "userCities", id: cityId }, pending),
  }));
  return sharedLive(replica, start, start, 0);
}

function liveReceipts(replica: Replica, cityId: CityId): Live<readonly Receipt[]> {
  return liveOf<readonly Receipt[]>(replica, `receipts ${cityId}`, (from, emit) => {
    const subscription = receiptsOfCity(from, cityId).$.subscribe((rows) => emit(wholeReceipts(rows)));
    return () => subscription.unsubscribe();
  });
}
