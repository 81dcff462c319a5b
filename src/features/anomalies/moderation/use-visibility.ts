import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { Result } from "../../../domain/basics/result.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { useDecision, type Decision } from "./use-decision.ts";
import {
  VISIBILITY,
  visibilityCommand,
  type VisibilityChoice,
  type VisibilityCommand,
} from "./visibility-command.ts";

export interface VisibilityDecision extends Omit<Decision<VisibilityCommand>, "send"> {
  readonly send: (choice: VisibilityChoice) => Promise<Result<unknown, SendProblem>>;
}

export function useVisibility(anomaly: Anomaly): VisibilityDecision {
  const decision = useDecision(anomaly, VISIBILITY);
  const { own, send } = decision;
  return { ...decision, send: (choice) => send(visibilityCommand(own?.theirs ?? anomaly, choice)) };
}
