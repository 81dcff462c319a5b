import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2, X } from "lucide-react";
import { useState } from "react";
import { withoutStop, type Tour, type TourStop } from "../../../domain/anomaly/tour.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Question } from "../../../ui/question.tsx";

interface TakeOffProps {
  readonly title: string;
  readonly stop: TourStop;
  readonly onChange: (change: (tour: Tour) => Tour) => void;
}

/** Takes a stop off the round; its note goes with it, so that is asked first. */
export function TakeOff({ title, stop: { id, note }, onChange }: TakeOffProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const takeOff = (): void => onChange((tour) => withoutStop(tour, id));
  if (!isAsking)
    return (
      <IconButton
        label={t`Retirer de la tournée : ${title}`}
        icon={<X />}
        onClick={() => (note === "" ? takeOff() : setAsking(true))}
      />
    );
  return (
    <Question
      question={<Trans>Retirer cette étape, avec sa note ?</Trans>}
      discard={{ label: <Trans>Retirer l’étape</Trans>, icon: <Trash2 />, onPress: takeOff }}
      keep={{ label: <Trans>La garder</Trans>, onPress: () => setAsking(false) }}
    />
  );
}
