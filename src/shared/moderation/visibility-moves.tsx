import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isEmptied } from "../../domain/content/is-emptied.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import type { SendProblem } from "../commands/use-send-command.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { DecisionGroup } from "./decision-group.tsx";
import { TextNotHere } from "./text-not-here.tsx";
import type { Decidable } from "./use-decision.ts";
import { useIsForAnother } from "./use-is-for-another.ts";
import { useVisibility } from "./use-visibility.ts";
import { plainChoice } from "./visibility-command.ts";
import { visibilityMoves, type VisibilityMove } from "./move-words.ts";

interface VisibilityMovesProps {
  readonly about: Decidable;
  /** It is to be judged: the likeliest answer is the primary one. */
  readonly isAsked?: boolean;
  /** Asks why, before it is hidden. */
  readonly onHide: () => void;
}

/** Who may see a content: what waits is published or refused, the rest hidden, kept back or shown again. */
export function VisibilityMoves({ about, isAsked = false, onHide }: VisibilityMovesProps) {
  const { t, i18n } = useLingui();
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const { own, send } = useVisibility(about);
  const isForAnother = useIsForAnother(about.content);
  if (own?.theirs !== undefined || isForAnother) return null;
  if (isEmptied(about.content)) return <TextNotHere />;
  const press = async ({ to }: VisibilityMove): Promise<void> => {
    if (to === "hidden") return onHide();
    const sent = await send(plainChoice(to));
    setProblem(sent.ok ? null : sent.problem);
  };
  return (
    <>
      {problem === null ? null : (
        <Banner tone="error">
          <p>{sendProblemSentence(i18n, problem)}</p>
        </Banner>
      )}
      <DecisionGroup title={t`Visibilité`} isAsked={isAsked}>
        {visibilityMoves(about).map((move, index) => (
          <Button
            key={move.label.id}
            kind={isAsked && index === 0 ? "primary" : move.to === "hidden" ? "danger" : "secondary"}
            aria-haspopup={move.to === "hidden" ? "dialog" : undefined}
            onClick={() => void press(move)}
          >
            {t(move.label)}
          </Button>
        ))}
      </DecisionGroup>
    </>
  );
}
