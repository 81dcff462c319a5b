import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide-react";
import { useNow } from "../../../data/device/use-clock.ts";
import { useStatistics } from "../../../data/statistics/use-statistics.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { NO_REPLY_DAYS } from "../../../domain/statistics/delays.ts";
import { expectedDelay, isLongUnanswered } from "../../../domain/statistics/expected-delay.ts";
import { Badge } from "../../../ui/badge.tsx";

const UNKNOWN = { ackHours: null, resolveDays: null };

/** How long the commune takes, by its own figures; or that this one waits too long. */
export function AnswerDelay({ anomaly }: { readonly anomaly: Anomaly }) {
  const { t } = useLingui();
  const { delays = UNKNOWN } = useStatistics(anomaly.cityId)?.said ?? {};
  const now = useNow();
  if (isLongUnanswered(anomaly, now)) {
    return (
      <p>
        <Badge tone="warning" icon={<Hourglass />} compact>
          <Trans>Sans réponse depuis {NO_REPLY_DAYS} jours</Trans>
        </Badge>
      </p>
    );
  }
  const expected = expectedDelay(anomaly, delays);
  if (expected === undefined) return null;
  const { of, days } = expected;
  const within = t`${plural(days, { one: "# jour", other: "# jours" })}`;
  return (
    <p>
      {of === "answer" ? (
        <Trans>Ici, une anomalie sur deux reçoit une réponse en {within} au plus.</Trans>
      ) : (
        <Trans>Ici, une anomalie résolue sur deux l’a été en {within} au plus.</Trans>
      )}
    </p>
  );
}
