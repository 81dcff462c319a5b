import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, GitCompare, Pencil, RotateCw, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import type { OutboxRow as Row, PhotoRow } from "../../data/device/rows.ts";
import { mayChange } from "../../data/outbox/row-actions.ts";
import { usePhotos } from "../../data/photos/use-photos.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import { definitionOf, subjectOf, type Command } from "../../domain/command/command.ts";
import { syncStateOf } from "../../domain/sync/sync-state.ts";
import { sizeWords } from "../../i18n/measure-words.ts";
import { useSubjectTitle } from "../../shared/collection/use-subject-title.ts";
import { SyncBadge } from "../../shared/commands/sync-badge.tsx";
import { Thumbnail } from "../../shared/photos/thumbnail.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Question } from "../../ui/question.tsx";
import styles from "./offline.module.css";
import { commandWords } from "./outbox-words.ts";
import { RowReason } from "./row-reason.tsx";
import type { RowActions } from "./use-row-actions.ts";

const DISCARD_TEXT = msg`Annuler cet envoi ? Son texte et ses photos seront supprimés de cet appareil.`;
const DISCARD_COMMAND = msg`Annuler cet envoi ? La commune ne le recevra pas.`;

export interface OutboxRowProps {
  readonly row: Row;
  readonly online: boolean;
  readonly now: Instant;
  readonly actions: RowActions;
}

/** What is tried without network waits, in all that is said and offered of it: else it would flicker with each try. */
function rowAsSaid(row: Row, online: boolean): Row {
  return row.state === "sending" && !online ? { ...row, state: "queued" } : row;
}

/** All that is listed has something on this device still: of what the city applied, that is its photos. */
export function OutboxRow({ row: kept, online, now, actions }: OutboxRowProps) {
  const row = rowAsSaid(kept, online);
  const { t, i18n } = useLingui();
  const titleId = useId();
  const photos = usePhotos(row.id) ?? [];
  const [first] = photos;
  const kind = t(commandWords(row.kind));
  const title = useTitle(row.command);
  const size = sizeWords(i18n, row.size + photos.reduce((bytes, photo) => bytes + photo.bytes, 0));
  return (
    <Card>
      <article className={styles.row} aria-labelledby={titleId}>
        <div className={styles.rowTop}>
          {first === undefined ? null : (
            <Thumbnail
              cityId={first.cityId}
              photo={{ id: first.id, thumb: "" }}
              className={styles.thumbnail}
            />
          )}
          <div className={styles.rowWords}>
            <h4 id={titleId} className={styles.rowTitle}>
              {title === "" ? kind : title}
            </h4>
            <SyncBadge sync={syncStateOf(row.state, row.photoIds.length)} />
            <p className={styles.facts}>
              {title === "" ? "" : `${kind} · `}
              {size}
              <PhotoProgress photos={photos} />
            </p>
          </div>
        </div>
        <RowReason row={row} online={online} now={now} />
        {row.state === "queued" && !mayChange(row) ? (
          <p className={styles.facts}>
            <Trans>
              Gardé ici, il partira tout seul et sans doublon. On ne peut plus le modifier : un envoi a été
              coupé en route, et la commune l’a peut-être déjà.
            </Trans>
          </p>
        ) : null}
        <RowButtons row={row} actions={actions} titleId={titleId} />
      </article>
    </Card>
  );
}

function PhotoProgress({ photos }: { readonly photos: readonly PhotoRow[] }) {
  const { t } = useLingui();
  const sent = photos.filter((photo) => photo.sent).length;
  const total = photos.length;
  if (total === 0) return null;
  const all = t`${plural(total, { one: "# photo", other: "# photos" })}`;
  const arrived = t`${plural(sent, { one: "# envoyée", other: "# envoyées" })}`;
  return (
    <>
      {" "}
      ·{" "}
      {sent === 0 ? (
        all
      ) : (
        <Trans>
          {all}, dont {arrived}
        </Trans>
      )}
    </>
  );
}

interface RowButtonsProps {
  readonly row: Row;
  readonly actions: RowActions;
  readonly titleId: string;
}

/** What waits goes with « Envoyer maintenant », all of it: only what the city refused is asked again by itself. */
function RowButtons({ row, actions, titleId }: RowButtonsProps) {
  const [asking, setAsking] = useState(false);
  if (asking) return <DiscardQuestion row={row} actions={actions} onKeep={() => setAsking(false)} />;
  const changeable = mayChange(row);
  const described = { "aria-describedby": titleId };
  return (
    <div className={styles.buttons}>
      {row.state === "refused" ? (
        <Button icon={<RotateCw />} {...described} onClick={() => void actions.retry(row)}>
          <Trans>Réessayer</Trans>
        </Button>
      ) : null}
      {row.state === "conflict" ? (
        <Button icon={<GitCompare />} {...described} onClick={() => void actions.review(row)}>
          <Trans>Comparer</Trans>
        </Button>
      ) : null}
      {changeable && definitionOf(row).form !== undefined ? (
        <Button icon={<Pencil />} {...described} onClick={() => void actions.edit(row)}>
          <Trans>Modifier</Trans>
        </Button>
      ) : null}
      {changeable ? (
        <Button kind="danger" icon={<Trash2 />} {...described} onClick={() => setAsking(true)}>
          <Trans>Annuler l’envoi</Trans>
        </Button>
      ) : null}
      <Button kind="quiet" icon={<Download />} {...described} onClick={() => void actions.save([row])}>
        <Trans>Télécharger une copie</Trans>
      </Button>
    </div>
  );
}

interface DiscardQuestionProps {
  readonly row: Row;
  readonly actions: RowActions;
  readonly onKeep: () => void;
}

function DiscardQuestion({ row, actions, onKeep }: DiscardQuestionProps) {
  const { t } = useLingui();
  return (
    <Question
      question={t(definitionOf(row).form === undefined ? DISCARD_COMMAND : DISCARD_TEXT)}
      discard={{
        label: <Trans>Supprimer</Trans>,
        icon: <Trash2 />,
        onPress: () => void actions.discard(row),
      }}
      keep={{ label: <Trans>Garder</Trans>, onPress: onKeep }}
    />
  );
}

/** Of what it makes, in the words of the command; of what it is about, as this device has it. */
function useTitle(command: Command): string {
  const { cityId, payload } = command;
  const title = useSubjectTitle(cityId, subjectOf(command));
  return "title" in payload ? payload.title : title;
}
