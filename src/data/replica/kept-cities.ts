import { combineLatest } from "rxjs";
import type { CityId } from "../../domain/city/city.ts";
import { useReplica } from "./live.ts";
import type { Replica } from "./open-replica.ts";

const POSITION = /^anomalies:(.+)$/u;

export async function keptCityIdsOf(replica: Replica): Promise<readonly CityId[]> {
  const [cities, positions] = await Promise.all([
    replica.cities.find().exec(),
    replica.positions.find().exec(),
  ]);
  return idsOf(cities, positions);
}

export function useKeptCityIds(): readonly CityId[] | undefined {
  return useReplica<readonly CityId[]>("kept cities", (replica, emit) => {
    const subscription = combineLatest([replica.cities.find().$, replica.positions.find().$]).subscribe(
      ([cities, positions]) => emit(idsOf(cities, positions)),
    );
    return () => subscription.unsubscribe();
  });
}

type WithId = readonly { readonly id: string }[];

function idsOf(cities: WithId, positions: WithId): readonly CityId[] {
  const begun = positions.flatMap(({ id }) => POSITION.exec(id)?.[1] ?? []);
  return [...new Set([...cities.map(({ id }) => id), ...begun])].sort();
}
