import { Trans, useLingui } from "@lingui/react/macro";
import { usePhotos } from "../../../data/photos/use-photos.ts";
import { useNow } from "../../../data/device/use-clock.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { StatusPayload } from "../../../domain/anomaly/status-payload.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { TwoVersions } from "../../../shared/commands/two-versions.tsx";
import { DecisionNote } from "../../../shared/moderation/decision-note.tsx";
import { WaitingDecision } from "../../../shared/moderation/waiting-decision.tsx";
import { detailWords } from "./detail-words.ts";
import styles from "../../../shared/moderation/moderation.module.css";
import type { Answer, AnswerCommand } from "./status-command.ts";
import type { Answers } from "./use-answers.ts";

interface AnswerStateProps extends Omit<Answers, "send"> {
  readonly onAnswerAgain: (answer: Answer) => void;
}

/** How far the last answer has come, and what another moderator did meanwhile (MOD-1). */
export function AnswerState({ own, note, takeBack, onAnswerAgain }: AnswerStateProps) {
  const { i18n } = useLingui();
  if (own?.theirs !== undefined)
    return (
      <Overtaken
        command={own.command}
        theirs={own.theirs}
        takeBack={takeBack}
        onAnswerAgain={onAnswerAgain}
      />
    );
  if (own === undefined) return note === undefined ? null : <DecisionNote note={note} />;
  const status = i18n._(STATUS_WORDS[own.command.payload.to].label);
  return (
    <WaitingDecision state={own.state} mayUndo={own.mayUndo} onUndo={() => void takeBack()}>
      <Trans>Votre réponse : {status}.</Trans>
    </WaitingDecision>
  );
}

interface OvertakenProps extends Pick<AnswerStateProps, "takeBack" | "onAnswerAgain"> {
  readonly command: AnswerCommand;
  readonly theirs: Anomaly;
}

/** Both versions; what was typed and chosen is taken along where it is answered again. */
function Overtaken({ command, theirs, takeBack, onAnswerAgain }: OvertakenProps) {
  const photos = usePhotos(command.id) ?? [];
  const { anomalyId: _, from: __, ...words } = command.payload;
  const mine = { ...words, photos };
  const last = theirs.history.at(-1);
  return (
    <TwoVersions
      title={<Trans>À revoir : un autre modérateur a répondu entre-temps</Trans>}
      theirs={
        <Version version={{ ...theirs, to: theirs.status, code: last?.code, reason: last?.reason ?? "" }} />
      }
      mine={<Version version={mine} />}
      takeTheirs={() => void takeBack()}
      takeMine={() => onAnswerAgain(mine)}
      takeMineWords={<Trans>Répondre à nouveau</Trans>}
    />
  );
}

interface Versioned extends Pick<StatusPayload, "reason" | "partner" | "plannedFor"> {
  readonly to: keyof typeof STATUS_WORDS;
  readonly code: string | undefined;
}

function Version({ version }: { readonly version: Versioned }) {
  const { i18n } = useLingui();
  const detail = detailWords(i18n, version, useNow());
  return (
    <>
      <p>{i18n._(STATUS_WORDS[version.to].label)}</p>
      {detail === "" ? null : <p>{detail}</p>}
      {version.reason === "" ? null : <p className={styles.lines}>{version.reason}</p>}
    </>
  );
}
