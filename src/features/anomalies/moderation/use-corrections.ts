import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { Result } from "../../../domain/basics/result.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { useDecision, type Decision } from "../../../shared/moderation/use-decision.ts";
import {
  correctionCommand,
  CORRECTIONS,
  type Correction,
  type CorrectionCommand,
} from "./correction-command.ts";

export interface Correcting extends Omit<Decision<CorrectionCommand, Anomaly>, "send"> {
  readonly send: (correction: Correction) => Promise<Result<unknown, SendProblem>>;
}

export function useCorrections(anomaly: Anomaly): Correcting {
  const decision = useDecision({ collection: "anomalies", content: anomaly }, CORRECTIONS);
  const { own, send } = decision;
  return { ...decision, send: (correction) => send(correctionCommand(own?.theirs ?? anomaly, correction)) };
}
