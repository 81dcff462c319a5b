import { useMemo } from "react";
import type { Membership } from "../../domain/account/membership.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { useLive } from "../device/use-live.ts";
import { useReplica } from "../replica/live.ts";

async function citiesWrittenTo(device: DeviceDatabase): Promise<readonly CityId[]> {
  const cities = [device.drafts, device.outbox].map((table) => table.orderBy("cityId").uniqueKeys());
  return (await Promise.all(cities)).flat().map(String);
}

export function useMyCities(): readonly CityId[] | undefined {
  const kept = useReplica<readonly Membership[]>("my cities", (replica, emit) => {
    const subscription = replica.userCities
      .find()
      .$.subscribe((rows) => emit(rows.flatMap((row) => row.toJSON().doc ?? [])));
    return () => subscription.unsubscribe();
  });
  const written = useLive(citiesWrittenTo, null);
  return useMemo(() => {
    if (kept === undefined || written === undefined) return undefined;
    return [...new Set([...kept.map(({ cityId }) => cityId), ...written])];
  }, [kept, written]);
}
