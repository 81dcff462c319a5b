import { ANOMALY_VIEWS, type AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useContent } from "../contents/use-content.ts";
import { useContents, type KnownContents } from "../contents/use-contents.ts";

export function useGrowingAnomalies(cityId: CityId): KnownContents<AnomalyView> {
  return useContents(ANOMALY_VIEWS, cityId);
}

export function useAnomalies(cityId: CityId): readonly AnomalyView[] | undefined {
  const { views, isWhole } = useGrowingAnomalies(cityId);
  return isWhole ? views : undefined;
}

export function useAnomaly(cityId: CityId, id: Identifier): AnomalyView | null | undefined {
  return useContent(ANOMALY_VIEWS, cityId, id);
}
