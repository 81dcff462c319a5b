import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Chip } from "../../ui/chip.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./queue.module.css";
import { QUEUES, type Queue, type Queues } from "./queues.ts";

const QUEUE_WORDS: Readonly<Record<Queue, MessageDescriptor>> = {
  "to-check": msg`À vérifier`,
  flagged: msg`Signalés`,
  "to-review": msg`À revoir`,
  new: msg`Nouvelles`,
  late: msg`Sans réponse depuis 7 jours`,
  all: msg`Toutes`,
};

interface QueueChoiceProps {
  readonly queues: Queues | undefined;
  readonly chosen: Queue;
  readonly onChoose: (queue: Queue) => void;
}

export function QueueChoice({ queues, chosen, onChoose }: QueueChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{t`Que voulez-vous traiter ?`}</VisuallyHidden>
      </legend>
      {QUEUES.map((queue) => (
        <Chip key={queue} pressed={queue === chosen} onClick={() => onChoose(queue)}>
          {t(QUEUE_WORDS[queue])} · {queues?.[queue].length ?? "…"}
        </Chip>
      ))}
    </fieldset>
  );
}
