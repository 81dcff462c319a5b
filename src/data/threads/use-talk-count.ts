import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useData } from "../data-context.ts";
import { useLiveValue } from "../live.ts";
import { liveOverlayInput } from "../outbox/live-overlay-input.ts";

/** How many messages the city counted under one content; 0 while that is not known. */
export function useTalkCount(cityId: CityId, id: Identifier): number {
  const input = useLiveValue(liveOverlayInput(useData(), cityId));
  return input?.tallies.get(id)?.talk?.messages ?? 0;
}
