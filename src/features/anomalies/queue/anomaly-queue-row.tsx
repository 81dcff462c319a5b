import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { movesFrom } from "../../../domain/anomaly/transitions.ts";
import type { City } from "../../../domain/city/city.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { isJudged } from "../../../shared/moderation/is-judged.ts";
import { QueueActions, QueueSelect, type QueueAction } from "../../../shared/moderation/queue-actions.tsx";
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
  const about = { collection: "anomalies", content: anomaly } as const;
  const title = anomalyTitle(i18n, anomaly);
  return (
    <AnomalyCard
      {...placement}
      view={view}
      lead={<QueueSelect about={about} title={title} />}
      actions={
        <>
          <QueueActions
            about={about}
            title={title}
            words={anomaly.description}
            place={isJudged(anomaly) ? <Where anomaly={anomaly} city={city} /> : undefined}
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

function Where({ anomaly, city }: { readonly anomaly: Anomaly; readonly city: City }) {
  const { i18n } = useLingui();
  return (
    <NearView className={styles.map}>
      <PlacePicture
        city={city}
        place={anomaly.place}
        where={anomaly.address === "" ? anomalyTitle(i18n, anomaly) : anomaly.address}
        pin={{ ...anomalyPinLook(anomaly), waiting: false }}
      />
    </NearView>
  );
}
