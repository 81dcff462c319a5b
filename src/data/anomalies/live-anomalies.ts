import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import type { CityId } from "../../domain/city/city.ts";
import { type Live, liveOf } from "../replica/live.ts";
import type { Replica } from "../replica/open-replica.ts";
import { watchCity } from "../replica/watch-city.ts";

/** A city's reports as the city says them, shared with the screens that show them. */
export function liveAnomalies(replica: Replica, cityId: CityId): Live<readonly Anomaly[]> {
  return liveOf(replica, anomaliesKey(cityId), watchAnomalies(cityId));
}

export const anomaliesKey = (cityId: CityId): string => `anomalies ${cityId}`;

export const watchAnomalies =
  (cityId: CityId) =>
  (replica: Replica, emit: (anomalies: readonly Anomaly[]) => void): (() => void) =>
    watchCity(replica.anomalies, cityId, emit);
