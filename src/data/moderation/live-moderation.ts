import { isModeratorOf, type Actor } from "../../domain/account/actor.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { WholeContent } from "../../domain/content/own-content.ts";
import type { Live } from "../live.ts";
import { liveOf } from "../replica/live.ts";
import type { Replica } from "../replica/open-replica.ts";
import { watchCity } from "../replica/watch-city.ts";

const NONE: readonly WholeContent[] = [];
const NOTHING: Live<readonly WholeContent[]> = { value: () => NONE, subscribe: () => () => undefined };

/** What is not public in a city, whole: for its moderators, and only while they are. */
export function liveModeration(
  replica: Replica,
  cityId: CityId,
  actor: Actor,
): Live<readonly WholeContent[]> {
  if (!isModeratorOf(actor, cityId)) return NOTHING;
  return liveOf<readonly WholeContent[]>(replica, `moderation ${cityId}`, (from, emit) =>
    watchCity(from.moderation, cityId, (items) =>
      emit(items.flatMap(({ collection, content }) => (content === null ? [] : [{ collection, content }]))),
    ),
  );
}
