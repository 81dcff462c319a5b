import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide-react";
import { useNow } from "../../../data/device/use-clock.ts";
import { useTalk } from "../../../data/threads/use-talks.ts";
import { useStatistics } from "../../../data/statistics/use-statistics.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { communeAnswer } from "../../../domain/anomaly/commune-answer.ts";
import { NO_REPLY_DAYS } from "../../../domain/statistics/delays.ts";
import { expectedDelay, isLongUnanswered } from "../../../domain/statistics/expected-delay.ts";
import { Badge } from "../../../ui/badge.tsx";

const UNKNOWN = { ackHours: null, resolveDays: null };

interface DelayProps {
  readonly anomaly: Anomaly;
}

/** How the commune has answered, in its status or in the discussion. */
export function useCommuneAnswer(anomaly: Anomaly): ReturnType<typeof communeAnswer> {
  return communeAnswer(anomaly, useTalk(anomaly.cityId, anomaly.id)?.officialAt ?? null);
}

/** That this one waits too long. */
export function LongUnanswered({ anomaly }: DelayProps) {
  const now = useNow();
  const answer = useCommuneAnswer(anomaly);
  return answer === undefined && isLongUnanswered(anomaly, now) ? (
    <Badge tone="warning" icon={<Hourglass />} compact>
      <Trans>Sans réponse depuis {NO_REPLY_DAYS} jours</Trans>
    </Badge>
  ) : null;
}

/** How long the commune takes, by its own figures: nobody is told so before the commune has it, nor once it has answered. */
export function AnswerDelay({ anomaly }: DelayProps) {
  const { t } = useLingui();
  const { delays = UNKNOWN } = useStatistics(anomaly.cityId)?.said ?? {};
  const now = useNow();
  const answer = useCommuneAnswer(anomaly);
  const expected = expectedDelay(anomaly, delays);
  const isOver = answer !== undefined || isLongUnanswered(anomaly, now);
  if (expected === undefined || isOver || anomaly.number === "") return null;
  const { of, days } = expected;
  const within = t`${plural(days, { one: "# jour", other: "# jours" })}`;
  return (
    <p>
      {of === "answer" ? (
        <Trans>Ici, la moitié des réponses arrivent en {within} ou moins.</Trans>
      ) : (
        <Trans>Ici, la moitié des anomalies résolues l’ont été en {within} ou moins.</Trans>
      )}
    </p>
  );
}
