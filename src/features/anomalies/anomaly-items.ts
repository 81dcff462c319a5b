import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { ItemReader } from "../../shared/collection/items.ts";

export const ANOMALY_ITEMS: ItemReader<AnomalyView> = {
  idOf: ({ anomaly }) => anomaly.id,
  knownAddressOf: ({ anomaly }) => anomaly,
};
