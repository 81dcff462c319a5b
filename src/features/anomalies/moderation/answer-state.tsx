import { Trans, useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useNow } from "../../../data/device/use-clock.ts";
import type { StatusPayload } from "../../../domain/anomaly/status-payload.ts";
import { syncStateOf } from "../../../domain/sync/sync-state.ts";
import { AUTHOR_KIND_WORDS } from "../../../i18n/anomaly-words.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { SyncBadge } from "../../../shared/commands/sync-badge.tsx";
import { TwoVersions } from "../../../shared/commands/two-versions.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { detailWords } from "./detail-words.ts";
import styles from "./moderation.module.css";
import type { Answer } from "./status-command.ts";
import type { Answers, OwnAnswer } from "./use-answers.ts";

interface AnswerStateProps extends Omit<Answers, "send"> {
  readonly onAnswerAgain: (answer: Answer) => void;
}

/** How far the last answer has come, and what another moderator did meanwhile (MOD-1). */
export function AnswerState({ own, note, takeBack, onAnswerAgain }: AnswerStateProps) {
  if (own?.theirs !== undefined) {
    const { anomalyId: _, from: __, ...mine } = own.command.payload;
    const last = own.theirs.history.at(-1);
    return (
      <TwoVersions
        title={<Trans>À revoir : un autre modérateur a répondu entre-temps</Trans>}
        theirs={
          <Version
            version={{ ...own.theirs, to: own.theirs.status, code: last?.code, reason: last?.reason ?? "" }}
          />
        }
        mine={<Version version={mine} />}
        takeTheirs={() => void takeBack()}
        takeMine={() => onAnswerAgain(mine)}
        takeMineWords={<Trans>Répondre à nouveau</Trans>}
      />
    );
  }
  if (own !== undefined) return <Waiting own={own} onUndo={() => void takeBack()} />;
  return note === undefined ? null : <Note note={note} />;
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

function Waiting({ own, onUndo }: { readonly own: OwnAnswer; readonly onUndo: () => void }) {
  const { i18n } = useLingui();
  const status = i18n._(STATUS_WORDS[own.command.payload.to].label);
  return (
    <div className={styles.waiting}>
      <output className={styles.words}>
        <span>
          <Trans>Votre réponse : {status}.</Trans>
        </span>
        <SyncBadge sync={syncStateOf(own.state)} compact />
      </output>
      {own.mayUndo ? (
        <Button kind="quiet" icon={<Undo2 />} onClick={onUndo}>
          <Trans>Annuler ma réponse</Trans>
        </Button>
      ) : null}
    </div>
  );
}

function Note({ note: { code, byKind, byName } }: { readonly note: NonNullable<Answers["note"]> }) {
  const { i18n } = useLingui();
  const name = byName === "" ? i18n._(AUTHOR_KIND_WORDS[byKind]) : byName;
  return (
    <Banner tone="info">
      {code === "already_done" ? (
        <p>
          <Trans>Déjà fait par : {name}. Votre réponse, la même, n’a rien changé.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Votre réponse s’applique après un changement par : {name}.</Trans>
        </p>
      )}
    </Banner>
  );
}
