import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, MessageSquareReply } from "lucide-react";
import { useState } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { beforeAndAfter } from "../../../domain/anomaly/before-and-after.ts";
import { changedStop, movedStop, type Tour, type TourStop } from "../../../domain/anomaly/tour.ts";
import { movesFrom } from "../../../domain/anomaly/transitions.ts";
import type { City } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AnomalyCard } from "../cards/anomaly-card.tsx";
import { AfterWork } from "../detail/after-work.tsx";
import { Answering } from "../moderation/answering.tsx";
import { useAnswers } from "../moderation/use-answers.ts";
import { TakeOff } from "./take-off.tsx";
import styles from "./tour.module.css";

interface TourStopRowProps {
  readonly city: City;
  readonly stop: TourStop;
  readonly view: AnomalyView;
  readonly onChange: (change: (tour: Tour) => Tour) => void;
}

/** One report of the round: what it is, what is to be done there, and what was found. */
export function TourStopRow({ city, stop, view, onChange }: TourStopRowProps) {
  const { t, i18n } = useLingui();
  const { anomaly } = view;
  const { id, cityId } = anomaly;
  const { own, send } = useAnswers(anomaly);
  const [isAnswering, setAnswering] = useState(false);
  const title = anomalyTitle(i18n, anomaly);
  const { before, after } = beforeAndAfter(anomaly.photos);
  const mayAnswer = own?.theirs === undefined && movesFrom(anomaly.status).length > 0;
  return (
    <>
      <AnomalyCard view={view} heading="h2" to={pathOf("ListAnomaly", { cityId, anomalyId: id })} />
      <p className={styles.where}>{[anomaly.address, anomaly.locationHint].filter(Boolean).join(" · ")}</p>
      {after.length === 0 ? null : <AfterWork cityId={cityId} before={before} after={after} />}
      <Note
        key={id}
        title={title}
        note={stop.note}
        onNote={(note) => onChange((tour) => changedStop(tour, id, { note }))}
      />
      <div className={styles.actions}>
        <Checkbox
          label={<Trans>Vu sur place</Trans>}
          checked={stop.seen}
          onChange={(seen) => onChange((tour) => changedStop(tour, id, { seen }))}
        />
        {mayAnswer ? (
          <Button icon={<MessageSquareReply />} aria-haspopup="dialog" onClick={() => setAnswering(true)}>
            <Trans>Répondre</Trans>
          </Button>
        ) : null}
        <span className={styles.order}>
          <IconButton
            label={t`Plus tôt : ${title}`}
            icon={<ArrowUp />}
            onClick={() => onChange((tour) => movedStop(tour, id, -1))}
          />
          <IconButton
            label={t`Plus tard : ${title}`}
            icon={<ArrowDown />}
            onClick={() => onChange((tour) => movedStop(tour, id, 1))}
          />
          <TakeOff title={title} stop={stop} onChange={onChange} />
        </span>
      </div>
      {isAnswering ? (
        <Answering anomaly={anomaly} city={city} send={send} onClose={() => setAnswering(false)} />
      ) : null}
    </>
  );
}

interface NoteProps {
  readonly title: string;
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** Kept at each letter. What stands in the field is what is typed, for the device answers a moment later. */
function Note({ title, note, onNote }: NoteProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(note);
  return (
    <>
      <div className={styles.note}>
        <TextField
          label={t`Mes notes`}
          aria-label={t`Mes notes : ${title}`}
          optional
          multiline
          value={typed}
          onChange={(words) => {
            setTyped(words);
            onNote(words);
          }}
        />
      </div>
      <p className={styles.written}>{typed}</p>
    </>
  );
}
