import { useMemo } from "react";
import { isModeratorOf } from "../../domain/account/actor.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { TalkCount } from "../../domain/thread/talk-count.ts";
import { useData } from "../data-context.ts";
import { useLiveValue } from "../live.ts";
import { liveOverlayInput } from "../outbox/live-overlay-input.ts";

/** What the city counted of each discussion, by the id of its subject. */
export function useTalks(cityId: CityId): ReadonlyMap<Identifier, TalkCount> {
  const { tallies } = useLiveValue(liveOverlayInput(useData(), cityId)) ?? {};
  return useMemo(() => {
    const counted = [...(tallies?.values() ?? [])];
    return new Map(counted.flatMap(({ id, talk }) => (talk === null ? [] : [[id, talk] as const])));
  }, [tallies]);
}

/** What the city counted of the discussion under one content; null while that is not known, and where this person may read none of it. */
export function useTalk(cityId: CityId, id: Identifier): TalkCount | null {
  const data = useData();
  const talk = useLiveValue(liveOverlayInput(data, cityId))?.tallies.get(id)?.talk ?? null;
  return talk?.withheld === true && !isModeratorOf(data.actor, cityId) ? null : talk;
}
