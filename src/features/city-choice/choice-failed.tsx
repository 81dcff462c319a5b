import { Trans, useLingui } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { isOverseasCollectivity } from "../../domain/city/overseas-collectivity.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import type { ChosenCommune } from "./candidate.ts";
import { CHOICE_PROBLEM_WORDS, OVERSEAS_WORDS } from "./city-choice-words.ts";
import type { FailedChoice } from "./use-choice.ts";

export interface ChoiceFailedProps extends FailedChoice {
  readonly onChooseHere: (commune: ChosenCommune) => void;
}

/** A commune that exists can be used offline: the server is asked again later. */
export function ChoiceFailed({ commune, problem, onChooseHere }: ChoiceFailedProps) {
  const { t } = useLingui();
  const isOverseas = problem === "no_such_city" && isOverseasCollectivity(commune.code);
  const words = isOverseas ? OVERSEAS_WORDS : CHOICE_PROBLEM_WORDS[problem];
  const canGoOn = problem === "city_load_failed" && commune.place !== null;
  const goOn = canGoOn ? (
    <Button icon={<CloudOff />} onClick={() => onChooseHere(commune)}>
      <Trans>Continuer sans réseau</Trans>
    </Button>
  ) : undefined;
  return (
    <Banner tone="error" title={t(words.title)} action={goOn}>
      <p>{t(words.hint)}</p>
    </Banner>
  );
}
