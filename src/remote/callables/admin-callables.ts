import { err, ok, type Result } from "../../domain/basics/result.ts";
import type { Act, ActProblem } from "../../domain/administration/act.ts";
import type { Answered, Asked, QuestionName } from "../../domain/administration/question.ts";
import { callAnswered, type CallProblem } from "./call-answered.ts";

/** Loaded with the dashboard: everybody else's page does not carry it. */
export interface AdminCallables {
  readonly read: <N extends QuestionName>(
    name: N,
    asked: Asked<N>,
  ) => Promise<Result<Answered<N>, CallProblem>>;
  readonly act: (act: Act) => Promise<Result<void, CallProblem | ActProblem>>;
}

export const adminCallables: AdminCallables = {
  read: (name, asked) => callAnswered("admin-read", { name, asked }),
  act: async (act) => {
    const answer = await callAnswered<{ readonly problem: ActProblem | null }>("admin-act", act);
    if (!answer.ok) return answer;
    return answer.value.problem === null ? ok(undefined) : err(answer.value.problem);
  },
};
