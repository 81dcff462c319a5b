import { localStore } from "../../data/device/page-storage.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { derived } from "../../data/live.ts";
import { openingIn } from "../../data/memberships/opening.ts";
import { liveMembership } from "../../data/memberships/use-membership.ts";
import { livePending } from "../../data/outbox/live-pending.ts";
import type { Replica } from "../../data/replica/open-replica.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { OPENING_ZOOM, openingPlaceOf } from "../../domain/account/opening-place.ts";
import { firstGroundOf } from "../../domain/background/first-ground.ts";
import type { KeyValueStorage } from "../../domain/basics/stored-json.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import { providerForAnyScreen } from "../../remote/tiles/map-provider.ts";
import { readCityRecord, rememberedCommune } from "../city/city-record.ts";

interface Whose {
  readonly replica: Replica;
  readonly device: DeviceDatabase | undefined;
  readonly actor: Actor;
}

/** What this person settled for their own commune to open with: the next start begins with it, before the databases are open (0065). */
export function keepOpeningAhead({ replica, device, actor: { uid } }: Whose, cityId: CityId): () => void {
  const storage = localStore();
  if (device === undefined || readCityRecord(storage)?.cityId !== cityId) return () => undefined;
  // What was settled here and waits counts too.
  const settled = derived([liveMembership(replica, cityId), livePending(device)], (membership, pending) =>
    replica.overlay.applySettings(membership, { collection: "userCities", id: cityId }, pending),
  );
  return settled((membership) => {
    const { view } = membership;
    const place = openingPlaceOf(membership);
    const ground = place === null ? undefined : groundAt(storage, cityId, place);
    openingIn(storage).write({ uid, cityId, view, place, ground });
  });
}

/** None where the commune's own is not remembered: it has a map of its own. */
function groundAt(storage: KeyValueStorage, cityId: CityId, place: Place) {
  const commune = rememberedCommune(storage, cityId);
  return commune && firstGroundOf(providerForAnyScreen(commune), place, OPENING_ZOOM);
}
