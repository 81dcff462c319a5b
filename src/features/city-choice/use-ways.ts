import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Result } from "../../domain/basics/result.ts";
import { toast } from "../../ui/toast.ts";
import type { ChoiceProblem } from "./city-choice-words.ts";
import { CITY_LOAD_FAILED } from "./city-load-failed.ts";

/** `not_there_yet`: nobody has opened this commune in Parvis. */
export type VisitProblem = "not_there_yet" | "unreachable";

interface Ways {
  readonly onChange: () => Promise<Result<void, ChoiceProblem>>;
  readonly onVisit: () => Promise<Result<void, VisitProblem>>;
}

/** What can be done about a link to another commune: one thing at a time. */
export function useWays({ onChange, onVisit }: Ways) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ChoiceProblem | VisitProblem>();
  const go = async (way: () => Promise<ChoiceProblem | VisitProblem | undefined>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    setProblem(await way());
    setBusy(false);
  };
  const change = () =>
    void go(async () => {
      const changed = await onChange();
      if (changed.ok) return undefined;
      toast(t(CITY_LOAD_FAILED), "info");
      return changed.problem;
    });
  const visit = () =>
    void go(async () => {
      const visited = await onVisit();
      return visited.ok ? undefined : visited.problem;
    });
  return { busy, problem, change, visit };
}
