import { useState } from "react";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import type { Act, ActName, ActProblem, Acts } from "../../domain/administration/act.ts";
import type { CallProblem } from "../../remote/callables/call-answered.ts";
import { useAdminCalls } from "./admin-context.ts";

export type ActState = "idle" | "busy" | "done" | CallProblem | ActProblem;

/** One act at a time, and how it went; it needs the network. */
export function useAct() {
  const calls = useAdminCalls();
  const [state, setState] = useState<ActState>("idle");
  const [hasDone, setHasDone] = useState(false);
  const act = async <N extends ActName>(name: N, payload: Acts[N]): Promise<boolean> => {
    setState("busy");
    const answer = await calls.act({ id: newIdentifier(), name, payload } as Act);
    setState(answer.ok ? "done" : answer.problem);
    setHasDone((before) => before || answer.ok);
    return answer.ok;
  };
  return { state, hasDone, act };
}
