import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import { useAct } from "./use-act.ts";

/** Its author takes a report back (ANO-24). */
export function useWithdraw(anomaly: Anomaly) {
  const { act, problem } = useAct(anomaly);
  const { id: anomalyId } = anomaly;
  return {
    withdraw: () => act("withdraw-anomaly", { anomalyId }),
    withdrawInFavourOf: (inFavourOf: Identifier) => act("withdraw-anomaly", { anomalyId, inFavourOf }),
    problem,
  };
}
