import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import type { AnomalyView } from "../../../src/domain/anomaly/anomaly-view.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";

/** A neighbour's report as a screen sees it. */
export function aView(anomaly: Partial<Anomaly> = {}, over: Partial<AnomalyView> = {}): AnomalyView {
  return { anomaly: anAnomaly(anomaly), sync: null, mine: false, meToo: false, followed: false, ...over };
}
