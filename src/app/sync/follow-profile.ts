import type { User } from "../../domain/account/user.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Replica } from "../../data/replica/open-replica.ts";
import type { AppStore } from "../app-state.ts";
import type { CityState } from "../city/city-state.ts";
import { changeCity, cityNow } from "../city/current-city.ts";
import type { DisabledNotice } from "../session/startup.ts";

export interface ProfilePorts {
  readonly onDisabled: (notice: DisabledNotice) => void;
  /** Also at first sight: what is kept on this device may be older than what just came. */
  readonly onSeen: (at: Instant) => void;
}

export function followProfile(
  store: AppStore,
  replica: Replica,
  uid: string,
  { onDisabled, onSeen }: ProfilePorts,
): () => void {
  let before: User | undefined;
  const subscription = replica.users.findOne(uid).$.subscribe((row) => {
    const profile = row?.doc ?? undefined;
    const { actor } = store.get();
    if (profile === undefined || actor?.uid !== uid) return;
    const { displayName, isDisabled } = profile;
    store.set({ actor: { ...actor, displayName, isDisabled } });
    const cityId = cityOf(profile, before, cityNow(store));
    if (cityId !== undefined) changeCity(store, { kind: "moved", cityId });
    store.set({ profileUid: uid });
    if (isDisabled) onDisabled(noticeOf(profile));
    else if (before?.rev !== profile.rev) onSeen(profile.updatedAt);
    before = profile;
  });
  return () => subscription.unsubscribe();
}

/** The first read may be older than this device's choice: it only fills a gap. An untold choice stands. */
export function cityOf(
  profile: Pick<User, "cityId">,
  before: Pick<User, "cityId"> | undefined,
  { own, pendingCityId }: Pick<CityState, "own" | "pendingCityId">,
): CityId | undefined {
  const { cityId } = profile;
  if (cityId === null || cityId === own?.cityId || pendingCityId !== undefined) return undefined;
  const hasMoved = before !== undefined && before.cityId !== cityId;
  return own === undefined || hasMoved ? cityId : undefined;
}

function noticeOf({ uid, disabledReason, disabledUntil }: User): DisabledNotice {
  return { uid, reason: disabledReason, until: disabledUntil };
}
