import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { useAct } from "./use-act.ts";

/** Its author takes a report back (ANO-24). */
export function useWithdraw(anomaly: Anomaly) {
  const { act, problem } = useAct(anomaly);
  return { withdraw: () => act("withdraw-anomaly", { anomalyId: anomaly.id }), problem };
}
