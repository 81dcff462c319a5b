import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useAnomaly } from "../../../data/anomalies/use-anomalies.ts";
import { useNow } from "../../../data/device/use-clock.ts";
import { asksFollowUp } from "../../../domain/anomaly/follow-up.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { FollowUpAnswers } from "./follow-up-answers.tsx";

interface FollowUpInRowProps {
  readonly cityId: CityId;
  readonly anomalyId: Identifier;
  readonly onAnswer: () => void;
}

/** The answers under the notification that asks, as long as it is asked: on whatever device it was answered, it is no more. */
export function FollowUpInRow({ cityId, anomalyId, onAnswer }: FollowUpInRowProps) {
  const view = useAnomaly(cityId, anomalyId);
  const now = useNow();
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return <Noted />;
  if (view?.mine !== true || !asksFollowUp(view.anomaly, now)) return null;
  const answer = (): void => {
    setAnswered(true);
    onAnswer();
  };
  return <FollowUpAnswers anomaly={view.anomaly} onAnswer={answer} />;
}

/** In the place of the pressed button, and with its focus. */
function Noted() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1}>
      <Trans>Merci, votre réponse est enregistrée sur cet appareil.</Trans>
    </p>
  );
}
