import type { Result } from "../../domain/basics/result.ts";
import type { SendProblem } from "../commands/use-send-command.ts";
import { useDecision, type Decidable, type Decision } from "./use-decision.ts";
import {
  VISIBILITY,
  visibilityCommand,
  type VisibilityChoice,
  type VisibilityCommand,
} from "./visibility-command.ts";

export interface VisibilityDecision extends Omit<Decision<VisibilityCommand>, "send"> {
  readonly send: (choice: VisibilityChoice) => Promise<Result<unknown, SendProblem>>;
}

export function useVisibility(about: Decidable): VisibilityDecision {
  const decision = useDecision(about, VISIBILITY);
  const { own, send } = decision;
  return {
    ...decision,
    send: (choice) => send(visibilityCommand({ ...about, content: own?.theirs ?? about.content }, choice)),
  };
}
