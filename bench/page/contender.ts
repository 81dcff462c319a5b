import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";

/** How many rows the first list shows. */
export const FIRST_LIST = 50;

/** One way of keeping a city on a device. Every promise resolves when the work is durable or visible, never before. */
export interface Contender {
  /** The first pull: stores these documents, which come in the order of their pages. */
  readonly fill: (pages: AsyncIterable<readonly Anomaly[]> | Iterable<readonly Anomaly[]>) => Promise<void>;
  /** Opens what an earlier page filled and answers the newest FIRST_LIST. */
  readonly openAndList: () => Promise<readonly Anomaly[]>;
  /** Writes one changed document, as the city would send it, and resolves when the list on screen has it. */
  readonly updateAndSee: (changed: Anomaly) => Promise<void>;
}
