import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { OutboxRow } from "../../../data/device/rows.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import type { SyncState } from "../../../domain/sync/sync-state.ts";
import { ideaTitle } from "../../../i18n/idea-words.ts";
import { refusalSentence } from "../../../i18n/refusal-sentences.ts";
import { SAVED_ON_DEVICE } from "../../../i18n/sync-words.ts";
import { ShareButton } from "../../../shared/collection/share-button.tsx";
import { SyncNote } from "../../../shared/commands/sync-note.tsx";
import { SentFrame } from "../../../shared/sent/sent-frame.tsx";
import { SENT_STAGES, sentSyncOf } from "../../../shared/sent/sent-sync.ts";
import { buttonClass } from "../../../ui/button.tsx";

interface SentIdeaProps {
  readonly cityId: CityId;
  readonly ideaId: Identifier;
  readonly row: OutboxRow | undefined;
  readonly view: IdeaView | null | undefined;
}

/** The device's word comes first, and the commune's only once it has answered. */
export function SentIdea({ cityId, ideaId, row, view }: SentIdeaProps) {
  const { i18n } = useLingui();
  const number = view?.idea.number ?? "";
  const sync = sentSyncOf(row, number);
  const stage = SENT_STAGES[sync];
  const outcome = row?.outcome;
  return (
    <SentFrame
      stage={stage}
      title={useTitle(sync, number)}
      actions={<Actions cityId={cityId} ideaId={ideaId} view={view} isStopped={stage === "stopped"} />}
    >
      {outcome?.state === "refused" ? <p>{refusalSentence(i18n, outcome.refusal)}</p> : null}
      {sync === "sent" ? null : <SyncNote sync={sync} />}
      {view?.idea.visibility === "pending" && sync === "sent" ? (
        <p>
          <Trans>Un modérateur la relira avant que tous la voient.</Trans>
        </p>
      ) : null}
    </SentFrame>
  );
}

interface ActionsProps extends Pick<SentIdeaProps, "cityId" | "ideaId" | "view"> {
  readonly isStopped: boolean;
}

function Actions({ cityId, ideaId, view, isStopped }: ActionsProps) {
  const { i18n } = useLingui();
  const path = pathOf("MapIdea", { cityId, ideaId });
  const isPublic = view?.idea.visibility === "public" && view.idea.number !== "";
  return (
    <>
      {isStopped ? null : (
        <Link className={buttonClass("primary")} to={path}>
          <Trans>Voir mon idée</Trans>
        </Link>
      )}
      {isPublic ? <ShareButton title={ideaTitle(i18n, view.idea)} path={path} /> : null}
      <Link className={buttonClass("quiet")} to={pathOf("MapIdeas", { cityId })}>
        <Trans>Revenir aux idées</Trans>
      </Link>
    </>
  );
}

function useTitle(sync: SyncState, number: string): string {
  const { t, i18n } = useLingui();
  if (sync === "refused" || sync === "conflict") return t`Cette idée a été refusée`;
  if (sync !== "sent") return i18n._(SAVED_ON_DEVICE);
  return number === "" ? t`Idée envoyée` : t`Idée envoyée · n° ${number}`;
}
