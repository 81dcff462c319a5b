import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { Result } from "../../../domain/basics/result.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { useDecision, type Decision } from "../../../shared/moderation/use-decision.ts";
import { ANSWERS, sentPhotosOf, statusCommand, type Answer, type AnswerCommand } from "./status-command.ts";

export interface Answers extends Omit<Decision<AnswerCommand, Anomaly>, "send"> {
  readonly send: (answer: Answer) => Promise<Result<unknown, SendProblem>>;
}

export function useAnswers(anomaly: Anomaly): Answers {
  const decision = useDecision({ collection: "anomalies", content: anomaly }, ANSWERS);
  const { own, send } = decision;
  return {
    ...decision,
    send: (answer) => send(statusCommand(own?.theirs ?? anomaly, answer), sentPhotosOf(answer)),
  };
}
