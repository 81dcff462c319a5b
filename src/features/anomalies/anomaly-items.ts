import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { ItemReader } from "../../shared/collection/items.ts";

/** What the blocks of a collection read of a report. */
export const ANOMALY_ITEMS: ItemReader<AnomalyView> = {
  idOf: ({ anomaly }) => anomaly.id,
  doorOf: ({ anomaly }) => anomaly,
};
