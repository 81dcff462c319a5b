import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { movesFrom } from "../../../domain/anomaly/transitions.ts";
import type { City } from "../../../domain/city/city.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import type { CardPlacement } from "../../../shared/collection/item-row.tsx";
import { flaggedBadgeOf } from "../../../shared/moderation/flagged-badge.tsx";
import { isJudged } from "../../../shared/moderation/is-judged.ts";
import { QueueActions, QueueSelect, type QueueAction } from "../../../shared/moderation/queue-actions.tsx";
import type { QueueRowProps } from "../../../shared/moderation/queue-item.ts";
import { NearView } from "../../../ui/near-view.tsx";
import { AnomalyCard } from "../cards/anomaly-card.tsx";
import { AnomalyPicture } from "../detail/anomaly-picture.tsx";
import { Answering } from "../moderation/answering.tsx";
import { emptyAnswer } from "../moderation/status-command.ts";
import { useAnswers } from "../moderation/use-answers.ts";
import styles from "./anomaly-queue-row.module.css";

/** A report among what moderators have to do. */
export function AnomalyQueueRow({ view, city, isBare = false, ...placement }: QueueRowProps<AnomalyView>) {
  const { i18n } = useLingui();
  const { anomaly } = view;
  const title = anomalyTitle(i18n, anomaly);
  return (
    <AnomalyCard
      {...placement}
      view={view}
      flags={flaggedBadgeOf(anomaly, isBare)}
      lead={<QueueSelect about={{ collection: "anomalies", content: anomaly }} title={title} />}
      actions={isBare ? undefined : <Decisions anomaly={anomaly} city={city} {...placement} />}
    />
  );
}

interface DecisionsProps extends CardPlacement {
  readonly anomaly: Anomaly;
  readonly city: City;
}

function Decisions({ anomaly, city, to, state, onOpen }: DecisionsProps) {
  const { t, i18n } = useLingui();
  const { own, send } = useAnswers(anomaly);
  const [isAnswering, setAnswering] = useState(false);
  const navigate = useNavigate();
  const moves = movesFrom(anomaly.status);
  const acknowledge: QueueAction = {
    label: t`Prendre en compte`,
    isMain: true,
    press: () => send(emptyAnswer("ack")),
  };
  const answer: QueueAction = {
    label: t`Répondre`,
    press: () => {
      setAnswering(true);
      return undefined;
    },
  };
  // Who sees it is decided first, where that is asked.
  const isPlain = !isJudged(anomaly) && moves.includes("ack");
  const compare: QueueAction = {
    label: t`Comparer les versions`,
    isMain: true,
    press: () => {
      onOpen?.();
      void navigate(to, { state });
      return undefined;
    },
  };
  const answers = moves.length > 0 ? [...(isPlain ? [acknowledge] : []), answer] : [];
  return (
    <>
      <QueueActions
        about={{ collection: "anomalies", content: anomaly }}
        title={anomalyTitle(i18n, anomaly)}
        words={anomaly.description}
        place={isJudged(anomaly) ? <Where anomaly={anomaly} city={city} /> : undefined}
        actions={own?.theirs === undefined ? answers : [compare]}
      />
      {isAnswering ? (
        <Answering anomaly={anomaly} city={city} send={send} onClose={() => setAnswering(false)} />
      ) : null}
    </>
  );
}

function Where({ anomaly, city }: { readonly anomaly: Anomaly; readonly city: City }) {
  return (
    <NearView className={styles.map}>
      <AnomalyPicture anomaly={anomaly} city={city} />
    </NearView>
  );
}
