import { useMemo } from "react";
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

/** What the city counted of the discussion under one content. */
export function useTalk(cityId: CityId, id: Identifier): TalkCount | null {
  return useLiveValue(liveOverlayInput(useData(), cityId))?.tallies.get(id)?.talk ?? null;
}
