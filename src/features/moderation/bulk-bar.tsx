import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CityId } from "../../domain/city/city.ts";
import { sendProblemSentence } from "../../shared/commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../../shared/commands/use-send-command.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { Button } from "../../ui/button.tsx";
import { publicationOf, type CommandAbout } from "./bulk-commands.ts";
import styles from "./queue.module.css";
import { AddToTour } from "./tour-ways.tsx";

interface BulkBarProps {
  readonly cityId: CityId;
  readonly selected: readonly QueueItem[];
  readonly acknowledgementOf: CommandAbout<QueueItem>;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

/** One decision about several contents: each is a command of its own, and may be taken back on its own. */
export function BulkBar({ cityId, selected, acknowledgementOf, onSelectAll, onClear }: BulkBarProps) {
  const { i18n } = useLingui();
  const send = useSendCommand(cityId);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  if (selected.length === 0) {
    return (
      <Button kind="quiet" className={styles.all} onClick={onSelectAll}>
        <Trans>Tout sélectionner</Trans>
      </Button>
    );
  }
  const decide = async (commandOf: CommandAbout<QueueItem>): Promise<void> => {
    for (const item of selected) {
      const command = commandOf(item);
      const sent = command === undefined ? undefined : await send(command, { content: item.content });
      if (sent?.ok === false) return setProblem(sent.problem);
    }
    setProblem(null);
    onClear();
  };
  const some = (commandOf: CommandAbout<QueueItem>): boolean =>
    selected.some((item) => commandOf(item) !== undefined);
  return (
    <div className={styles.bulk}>
      <output>
        <Plural value={selected.length} one="# sélectionné" other="# sélectionnés" />
      </output>
      {some(publicationOf) ? (
        <Button kind="primary" onClick={() => void decide(publicationOf)}>
          <Trans>Laisser visibles</Trans>
        </Button>
      ) : null}
      {some(acknowledgementOf) ? (
        <Button kind="primary" onClick={() => void decide(acknowledgementOf)}>
          <Trans>Tout prendre en compte</Trans>
        </Button>
      ) : null}
      <AddToTour cityId={cityId} selected={selected} onAdded={onClear} />
      <Button kind="quiet" onClick={onClear}>
        <Trans>Ne rien sélectionner</Trans>
      </Button>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </div>
  );
}
