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
}

const NONE: readonly KnownMuting[] = [];

/** Who writes no messages in the city now, as a moderator's device knows it. What it cannot read is left out. */
export function useMutedPeople(cityId: CityId): readonly KnownMuting[] {
  const now = useNow();
  const people = useReplica<readonly KnownMuting[]>(`muted ${cityId}`, ({ moderation }, emit) =>
    watchCity(moderation, cityId, (items) => emit(items.flatMap(mutingOf))),
  );
  return (people ?? NONE).filter(({ until }) => until > now);
}

function mutingOf({ id, muted }: ModerationItem): readonly KnownMuting[] {
  const parsed = parseMuted(muted);
  return parsed.ok ? [{ ...parsed.value, id }] : [];
}
