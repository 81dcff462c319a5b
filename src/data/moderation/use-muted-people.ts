import type { Instant } from "../../domain/basics/instant.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { MutedPerson } from "../../domain/moderation/muted-person.ts";
import { parseMuted } from "../../domain/moderation/parse-muted.ts";
import { useNow } from "../device/use-clock.ts";
import { useReplica } from "../replica/live.ts";
import { watchCity } from "../replica/watch-city.ts";
import type { ModerationItem } from "./moderation-rows.ts";

export interface KnownMuting extends MutedPerson {
  readonly id: Identifier;
  readonly updatedAt: Instant;
}

const NONE: readonly KnownMuting[] = [];

/** Who writes no messages in the city now, as a moderator's device knows it. What it cannot read is left out. */
export function useMutedPeople(cityId: CityId): readonly KnownMuting[] {
  const now = useNow();
  return useMutings(cityId).filter(({ until }) => until > now);
}

/** The newest suspension of the city that the device has heard of; 0 where it has of none. */
export function useMutingsHeard(cityId: CityId): Instant {
  return Math.max(0, ...useMutings(cityId).map(({ updatedAt }) => updatedAt));
}

function useMutings(cityId: CityId): readonly KnownMuting[] {
  const people = useReplica<readonly KnownMuting[]>(`muted ${cityId}`, ({ moderation }, emit) =>
    watchCity(moderation, cityId, (items) => emit(items.flatMap(mutingOf))),
  );
  return people ?? NONE;
}

function mutingOf({ id, muted, updatedAt }: ModerationItem): readonly KnownMuting[] {
  const parsed = parseMuted(muted);
  return parsed.ok ? [{ ...parsed.value, id, updatedAt }] : [];
}
