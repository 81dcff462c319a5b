import { useMemo } from "react";
import type { OverlayInput } from "../../domain/anomaly/pending-overlay.ts";
import type { CityId } from "../../domain/city/city.ts";
import { unknownCity } from "../../domain/city/unknown-city.ts";
import { useCity } from "../cities/use-city.ts";
import { useData } from "../data-context.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { useReceipts } from "../receipts/use-receipts.ts";
import { useUserCity } from "../user-cities/use-user-city.ts";

/** What is laid over the city's documents; `undefined` until every part is known, so that nothing comes and goes. */
export function useOverlay(cityId: CityId): Omit<OverlayInput, "anomalies"> | undefined {
  const { actor } = useData();
  const city = useCity(cityId);
  const userCity = useUserCity(cityId);
  const receipts = useReceipts(cityId);
  const pending = useOutbox();
  return useMemo(() => {
    if (city === undefined || userCity === undefined) return undefined;
    if (receipts === undefined || pending === undefined) return undefined;
    return { actor, city: city ?? unknownCity(cityId), userCity, receipts, pending };
  }, [actor, city, cityId, userCity, receipts, pending]);
}
