import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { movesFrom } from "../../../domain/anomaly/transitions.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { isJudged } from "../../../shared/moderation/is-judged.ts";
import { QueueActions, type QueueAction } from "../../../shared/moderation/queue-actions.tsx";
import type { QueueRowProps } from "../../../shared/moderation/queue-item.ts";
import { PlacePicture } from "../../../shared/place/place-picture.tsx";
import { NearView } from "../../../ui/near-view.tsx";
import { AnomalyCard } from "../cards/anomaly-card.tsx";
import { Answering } from "../moderation/answering.tsx";
import { anomalyPinLook } from "../map/anomaly-pin-look.ts";
import { emptyAnswer } from "../moderation/status-command.ts";
import { useAnswers } from "../moderation/use-answers.ts";
import styles from "./anomaly-queue-row.module.css";

/** A report among what moderators have to do. */
export function AnomalyQueueRow({ view, city, ...placement }: QueueRowProps<AnomalyView>) {
  const { t, i18n } = useLingui();
  const { anomaly } = view;
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
      placement.onOpen?.();
      void navigate(placement.to, { state: placement.state });
      return undefined;
    },
  };
  const answers = moves.length > 0 ? [...(isPlain ? [acknowledge] : []), answer] : [];
  const actions = own?.theirs === undefined ? answers : [compare];
  return (
    <AnomalyCard
      {...placement}
      view={view}
      actions={
        <>
          {isJudged(anomaly) ? (
            <NearView className={styles.map}>
              <PlacePicture
                city={city}
                place={anomaly.place}
                where={anomaly.address === "" ? anomalyTitle(i18n, anomaly) : anomaly.address}
                pin={{ ...anomalyPinLook(anomaly), waiting: false }}
              />
            </NearView>
          ) : null}
          <QueueActions
            about={{ collection: "anomalies", content: anomaly }}
            title={anomalyTitle(i18n, anomaly)}
            words={anomaly.description}
            actions={actions}
          />
          {isAnswering ? (
            <Answering anomaly={anomaly} city={city} send={send} onClose={() => setAnswering(false)} />
          ) : null}
        </>
      }
    />
  );
}
