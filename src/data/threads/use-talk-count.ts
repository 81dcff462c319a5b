import { isModeratorOf } from "../../domain/account/actor.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useData } from "../data-context.ts";
import { useLiveValue } from "../live.ts";
import { liveOverlayInput } from "../outbox/live-overlay-input.ts";

/** How many messages the city counted under one content; 0 while that is not known, and where this person may read none of them. */
export function useTalkCount(cityId: CityId, id: Identifier): number {
  const data = useData();
  const talk = useLiveValue(liveOverlayInput(data, cityId))?.tallies.get(id)?.talk;
  const isRead = talk?.isHidden !== true || isModeratorOf(data.actor, cityId);
  return isRead ? (talk?.messages ?? 0) : 0;
}
