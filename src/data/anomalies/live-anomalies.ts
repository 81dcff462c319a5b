import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Live } from "../live.ts";
import { liveOf } from "../replica/live.ts";
import type { Replica } from "../replica/open-replica.ts";
import { watchCity } from "../replica/watch-city.ts";

export interface CityAnomalies {
  readonly anomalies: readonly Anomaly[];
  readonly isWhole: boolean;
}

export function liveAnomalies(replica: Replica, cityId: CityId): Live<CityAnomalies> {
  return liveOf(replica, `anomalies ${cityId}`, (_, emit) =>
    watchCity<Anomaly>(replica.anomalies, cityId, (anomalies, isWhole) => emit({ anomalies, isWhole })),
  );
}
