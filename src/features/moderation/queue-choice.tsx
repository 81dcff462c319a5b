import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useIsWide } from "../../shared/collection/use-is-wide.ts";
import { ChipRow } from "../../ui/chip-row.tsx";
import { ChipSelect } from "../../ui/chip-select.tsx";
import { Chip } from "../../ui/chip.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./queue.module.css";
import { QUEUE_KINDS, type QueueKind, type QueueQuery } from "./queue-query.ts";
import { QUEUES, type Queue, type Queues } from "./queues.ts";

const QUEUE_WORDS: Readonly<Record<Queue, MessageDescriptor>> = {
  waiting: msg`À traiter`,
  "to-check": msg`À vérifier`,
  flagged: msg`Contenus signalés`,
  contested: msg`Contestés`,
  "to-review": msg`À revoir`,
  new: msg`Nouvelles`,
  late: msg`Sans réponse depuis 7 jours`,
  talks: msg`Toutes les discussions`,
  open: msg`Anomalies ouvertes`,
};

const KIND_WORDS: Readonly<Record<QueueKind, MessageDescriptor>> = {
  all: msg`Tous les contenus`,
  anomalies: msg`Anomalies`,
  ideas: msg`Idées`,
  activities: msg`Activités`,
  messages: msg`Messages`,
};

interface QueueChoiceProps {
  readonly queues: Queues | undefined;
  /** Whether none of a kind means that there is none. */
  readonly isKnown: boolean;
  readonly query: QueueQuery;
  readonly onChange: (query: QueueQuery) => void;
}

export function QueueChoice({ queues, isKnown, query, onChange }: QueueChoiceProps) {
  const { t } = useLingui();
  const choice = useRef<HTMLFieldSetElement>(null);
  const offered = QUEUES.filter((queue) => queue === query.queue || !isKnown || isOffered(queue, queues));
  const isWide = useIsWide();
  const wordsOf = (queue: Queue): string =>
    t(QUEUE_WORDS[queue]) + countWords(queues?.[queue].length ?? 0, isKnown);
  const chooseQueue = (queue: Queue): void => onChange({ ...query, queue });
  useEffect(() => show(choice.current, query.queue), [query.queue]);
  return (
    <fieldset ref={choice} className={styles.choice}>
      <legend>
        <VisuallyHidden>{t`Que voulez-vous traiter ?`}</VisuallyHidden>
      </legend>
      <ChipRow>
        {/* Beside what is chosen there is one line for it. */}
        {isWide ? (
          <ChipSelect
            label={t`File`}
            changed={query.queue !== "waiting"}
            options={offered.map((value) => ({ value, label: wordsOf(value) }))}
            value={query.queue}
            onChange={chooseQueue}
          />
        ) : (
          offered.map((queue) => (
            <Chip
              key={queue}
              data-queue={queue}
              pressed={queue === query.queue}
              onClick={() => chooseQueue(queue)}
            >
              {wordsOf(queue)}
            </Chip>
          ))
        )}
        <ChipSelect
          label={t`Type de contenu`}
          changed={query.kind !== "all"}
          options={QUEUE_KINDS.map((value) => ({ value, label: t(KIND_WORDS[value]) }))}
          value={query.kind}
          onChange={(kind) => onChange({ ...query, kind })}
        />
      </ChipRow>
    </fieldset>
  );
}

/** What is said to be empty takes the room of what is not; these lead on even then. */
const ALWAYS: ReadonlySet<Queue> = new Set(["waiting", "new", "talks", "open"]);

function isOffered(queue: Queue, queues: Queues | undefined): boolean {
  return ALWAYS.has(queue) || (queues?.[queue].length ?? 0) > 0;
}

/** A line of chips slides on a phone: the one that is chosen is in the middle of what is in sight, and the page stays where it is. */
function show(choice: HTMLElement | null, queue: Queue): void {
  const chip = choice?.querySelector(`[data-queue="${queue}"]`);
  const line = chip?.parentElement;
  if (!chip || !line) return;
  line.scrollLeft += middleOf(chip) - middleOf(line);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** Nothing before it is known. */
function countWords(count: number, isKnown: boolean): string {
  return count === 0 && !isKnown ? "" : ` · ${count}`;
}
