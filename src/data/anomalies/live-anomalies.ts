import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import type { CityId } from "../../domain/city/city.ts";
import { type Live, liveOf, type Watch } from "../replica/live.ts";
import type { Replica } from "../replica/open-replica.ts";
import { watchCity } from "../replica/watch-city.ts";

/** What is read of a city's reports, as the city says them. */
export interface CityAnomalies {
  /** Newest first. */
  readonly anomalies: readonly Anomaly[];
  /** False while older ones are still being read. */
  readonly isWhole: boolean;
}

/** Shared with the screens that show them. */
export function liveAnomalies(replica: Replica, cityId: CityId): Live<CityAnomalies> {
  return liveOf(replica, anomaliesKey(cityId), watchAnomalies(cityId));
}

export const anomaliesKey = (cityId: CityId): string => `anomalies ${cityId}`;

export const watchAnomalies =
  (cityId: CityId): Watch<CityAnomalies> =>
  (replica, emit) =>
    watchCity<Anomaly>(replica.anomalies, cityId, (anomalies, isWhole) => emit({ anomalies, isWhole }));
