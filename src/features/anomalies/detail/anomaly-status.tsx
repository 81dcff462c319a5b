import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarX2 } from "lucide-react";
import { Link } from "react-router-dom";
import { useNow } from "../../../data/device/use-clock.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { originalOf } from "../../../domain/anomaly/original-of.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { DAY_MS } from "../../../domain/basics/instant.ts";
import type { City } from "../../../domain/city/city.ts";
import { useIsAnswered } from "../../../shared/city/use-is-answered.ts";
import { dayWords } from "../../../i18n/date-words.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { DateWords } from "../../../shared/collection/date-words.tsx";
import { SentMark } from "../../../shared/commands/sent-mark.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { StatusBadge } from "../cards/status-badge.tsx";
import { isUnsent } from "../commands/report-sync.ts";
import parts from "../../../shared/collection/detail-parts.module.css";
import { LongUnanswered, useCommuneAnswer } from "./answer-delay.tsx";
import { NobodyAnswers } from "./nobody-answers.tsx";

interface AnomalyStatusProps {
  readonly view: AnomalyView;
  readonly city: City;
}

/** What has become of it, since when, and what that means; nothing of that before the commune has it. */
export function AnomalyStatus({ view, city }: AnomalyStatusProps) {
  const { anomaly, mine, sync } = view;
  const { status } = anomaly;
  const original = originalOf(anomaly);
  const isHere = status === "new" && isUnsent(view);
  const isUnheard = useIsAnswered(city) === false && status === "new";
  return (
    <div className={parts.head}>
      <div className={parts.line}>
        {isHere ? null : <Status anomaly={anomaly} />}
        <SentMark content={anomaly} mine={mine} sync={sync} />
      </div>
      {isUnheard ? <NobodyAnswers city={city} anomaly={anomaly} mine={mine} /> : null}
      {isHere || isUnheard ? null : <Meaning anomaly={anomaly} />}
      <Planned anomaly={anomaly} />
      {original === undefined ? null : (
        <p>
          <Link to={`../${original}`} relative="path">
            <Trans>Voir le signalement d’origine</Trans>
          </Link>
        </p>
      )}
      {status === "forwarded" && anomaly.partner !== "" ? (
        <p>
          <Trans>Gestionnaire : {anomaly.partner}.</Trans>
        </p>
      ) : null}
    </div>
  );
}

function Status({ anomaly }: { readonly anomaly: Anomaly }) {
  const { status, history } = anomaly;
  const since = history.at(-1)?.at;
  return (
    <>
      <StatusBadge status={status} />
      {since === undefined ? null : (
        <span className={parts.soft}>
          <DateWords at={since} whole />
        </span>
      )}
      <LongUnanswered anomaly={anomaly} />
    </>
  );
}

/** Nobody is told that the commune has not answered once it has. */
function Meaning({ anomaly }: { readonly anomaly: Anomaly }) {
  const { i18n } = useLingui();
  switch (useCommuneAnswer(anomaly)) {
    case "asked":
      return (
        <p>
          <Trans>L’auteur a répondu à la commune.</Trans>
        </p>
      );
    case "written":
      return (
        <p>
          <Trans>La commune a répondu dans la discussion.</Trans>
        </p>
      );
    case undefined:
      return <p>{i18n._(STATUS_WORDS[anomaly.status].meaning)}</p>;
  }
}

function Planned({ anomaly: { status, plannedFor } }: { readonly anomaly: Anomaly }) {
  const { i18n } = useLingui();
  const now = useNow();
  if (status !== "planned" || plannedFor === "") return null;
  const startsAt = Date.parse(plannedFor);
  const day = dayWords(i18n, startsAt, now);
  return (
    <p className={parts.line}>
      <Trans>Prévue le {day}.</Trans>
      {now >= startsAt + DAY_MS ? (
        <Badge tone="warning" icon={<CalendarX2 />} compact>
          <Trans>date dépassée</Trans>
        </Badge>
      ) : null}
    </p>
  );
}
