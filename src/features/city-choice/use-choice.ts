import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Result } from "../../domain/basics/result.ts";
import { toast } from "../../ui/toast.ts";
import type { ChosenCommune } from "./candidate.ts";
import { type ChoiceProblem } from "./city-choice-words.ts";
import { CITY_LOAD_FAILED } from "./city-load-failed.ts";

export interface FailedChoice {
  readonly commune: ChosenCommune;
  readonly problem: ChoiceProblem;
}

export function useChoice(onChoose: (commune: ChosenCommune) => Promise<Result<void, ChoiceProblem>>) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const [failed, setFailed] = useState<FailedChoice>();
  async function choose(commune: ChosenCommune): Promise<void> {
    if (choosing) return;
    setChoosing(true);
    setFailed(undefined);
    const chosen = await onChoose(commune);
    setChoosing(false);
    if (chosen.ok) return;
    setFailed({ commune, problem: chosen.problem });
    toast(t(CITY_LOAD_FAILED), "info");
  }
  return { choosing, failed, choose };
}
