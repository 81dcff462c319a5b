import { useLingui } from "@lingui/react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import type { OutboxRow } from "../../data/device/rows.ts";
import type { City } from "../../domain/city/city.ts";
import type { Content } from "../../domain/content/content.ts";
import type { Place } from "../../domain/place/place.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import { refusalSentence } from "../../i18n/refusal-sentences.ts";
import { SAVED_ON_DEVICE } from "../../i18n/sync-words.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ShareButton } from "../collection/share-button.tsx";
import { SyncNote } from "../commands/sync-note.tsx";
import { photosWaitTitle } from "./photos-wait-title.ts";
import { SentFrame } from "./sent-frame.tsx";
import { SentPictures } from "./sent-pictures.tsx";
import { SENT_STAGES, sentSyncOf } from "./sent-sync.ts";

interface SentPlaced extends Content {
  readonly place: Place | null;
  readonly address: string;
  /** How people call it, where it has such a name. */
  readonly placeName?: string;
}

interface SentContentProps {
  readonly row: OutboxRow | undefined;
  /** As lists show it: `photos` while the city has the text alone. */
  readonly shown: SyncState | null | undefined;
  readonly content: SentPlaced | undefined;
  readonly title: string;
  readonly city: City | null | undefined;
  readonly pin: ComponentProps<typeof SentPictures>["pin"] | undefined;
  readonly path: string;
  readonly listPath: string;
  readonly words: {
    readonly sent: string;
    readonly refused: string;
    readonly open: ReactNode;
    readonly back: ReactNode;
    readonly pending: ReactNode;
  };
}

/** The device's word comes first, and the commune's only once it has answered. */
export function SentContent(props: SentContentProps) {
  const { row, content, words } = props;
  const { i18n } = useLingui();
  const sync = syncOf(props);
  const stage = SENT_STAGES[sync];
  const sent = sync === "photos" && content ? photosWaitTitle(i18n, content) : words.sent;
  const heads = { kept: i18n._(SAVED_ON_DEVICE), sent, stopped: words.refused } as const;
  return (
    <SentFrame
      stage={stage}
      title={heads[stage]}
      pictures={stage === "stopped" ? null : <Pictures {...props} />}
      actions={<Actions {...props} isStopped={stage === "stopped"} />}
    >
      <Reason row={row} />
      {sync === "sent" ? null : <SyncNote sync={sync} isTitled />}
      {isArrived(content) && content.visibility === "pending" ? <p>{words.pending}</p> : null}
    </SentFrame>
  );
}

/** What has arrived has not arrived whole while its photos wait. */
function syncOf({ row, content, shown }: SentContentProps): SyncState {
  const sync = sentSyncOf(row, content?.number ?? "");
  return sync === "sent" && shown === "photos" ? "photos" : sync;
}

/** Nothing of what is nowhere, or not known yet. */
function Pictures({ city, content, title, pin }: SentContentProps) {
  if (!city || !content?.place || pin === undefined) return null;
  const { photos, place, address, placeName } = content;
  const where = placeName || address || title;
  return <SentPictures photo={photos[0]} city={city} place={place} where={where} pin={pin} />;
}

function isArrived(content: Content | undefined): content is Content {
  return content !== undefined && content.number !== "";
}

function Reason({ row }: Pick<SentContentProps, "row">) {
  const { i18n } = useLingui();
  const outcome = row?.outcome;
  return outcome?.state === "refused" ? <p>{refusalSentence(i18n, outcome.refusal)}</p> : null;
}

interface ActionsProps extends SentContentProps {
  readonly isStopped: boolean;
}

function Actions({ content, title, path, listPath, words, isStopped }: ActionsProps) {
  return (
    <>
      {isStopped ? null : (
        <Link className={buttonClass("primary")} to={path}>
          {words.open}
        </Link>
      )}
      {isArrived(content) && content.visibility === "public" ? (
        <ShareButton title={title} path={path} look={Button} />
      ) : null}
      <Link className={buttonClass("quiet")} to={listPath}>
        {words.back}
      </Link>
    </>
  );
}
