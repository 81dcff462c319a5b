import type { CityId } from "../../domain/city/city.ts";
import type { Tallies } from "../../domain/content/tally.ts";
import type { Live } from "../live.ts";
import { liveOf } from "../replica/live.ts";
import type { Replica } from "../replica/open-replica.ts";
import { watchCity } from "../replica/watch-city.ts";

export function liveTallies(replica: Replica, cityId: CityId): Live<Tallies> {
  return liveOf(replica, `tallies ${cityId}`, (from, emit) =>
    watchCity(from.tallies, cityId, (tallies) => emit(new Map(tallies.map((tally) => [tally.id, tally])))),
  );
}
