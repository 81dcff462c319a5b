import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { MutedPerson } from "../../domain/moderation/muted-person.ts";
import { useNow } from "../device/use-clock.ts";
import { useReplica } from "../replica/live.ts";
import { watchCity } from "../replica/watch-city.ts";

export interface KnownMuting extends MutedPerson {
  readonly id: Identifier;
}

const NONE: readonly KnownMuting[] = [];

/** Who writes no messages in the city now, as a moderator's device knows it. */
export function useMutedPeople(cityId: CityId): readonly KnownMuting[] {
  const now = useNow();
  const people = useReplica<readonly KnownMuting[]>(`muted ${cityId}`, ({ moderation }, emit) =>
    watchCity(moderation, cityId, (items) =>
      emit(items.flatMap(({ id, muted }) => (muted === undefined ? [] : [{ ...muted, id }]))),
    ),
  );
  return (people ?? NONE).filter(({ until }) => until > now);
}
