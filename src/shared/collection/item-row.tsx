import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { EyeOff, MessageSquare } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import type { To } from "react-router-dom";
import { useData } from "../../data/data-context.ts";
import { useTalk } from "../../data/threads/use-talks.ts";
import { isModeratorOf } from "../../domain/account/actor.ts";
import type { Content } from "../../domain/content/content.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import { isHeldByFlags } from "../../domain/content/is-taken-away.ts";
import { VISIBILITY_WORDS } from "../../i18n/visibility-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { SyncBadge } from "../commands/sync-badge.tsx";
import { cardId } from "./card-id.ts";
import { NewsDot, type NewsOf } from "./news-dot.tsx";
import styles from "./row-count.module.css";
import { RowFrame, RowLink, type RowFrameProps } from "./row-frame.tsx";

export interface CardPlacement {
  readonly to: To;
  readonly state?: object;
  readonly selected?: boolean;
  readonly heading?: "h2" | "h3" | "h4";
  readonly onOpen?: (event?: MouseEvent) => void;
  readonly onPoint?: (on: boolean) => void;
  readonly lead?: ReactNode;
  /** How many flagged it, where the row says no more of that below. */
  readonly flags?: ReactNode;
  readonly actions?: ReactNode;
}

type FrameParts = Pick<RowFrameProps, "photo" | "field" | "facts" | "isUncut">;

interface ItemRowProps extends CardPlacement, FrameParts {
  readonly content: NewsOf & Pick<Content, "id" | "visibility"> & { readonly status?: string };
  readonly title: string;
  /** The chip of its status, once it has come. */
  readonly status?: ReactNode;
  /** How far one's own has come; null for what is another's, whose row says what is new about it. */
  readonly sync?: SyncState | null;
  /** `RowCount`s. */
  readonly counts: ReactNode;
}

/** Alike in every list. The whole of it is the link. */
export function ItemRow({
  content,
  title,
  status,
  sync,
  to,
  state,
  onOpen,
  flags = null,
  facts,
  counts,
  ...row
}: ItemRowProps) {
  const { actor } = useData();
  const isHeldBack = content.visibility !== "public" && isModeratorOf(actor, content.cityId);
  return (
    <RowFrame
      {...row}
      cityId={content.cityId}
      mark={sync === null ? <NewsDot content={content} /> : null}
      title={
        <RowLink id={cardId(content.id)} to={to} state={state} onClick={onOpen} aria-current={row.selected}>
          {title}
        </RowLink>
      }
      facts={
        <>
          {isHeldBack ? <Unpublished content={content} areFlagsSaid={flags !== null} /> : null}
          {flags}
          {sync && sync !== "sent" ? (
            <SyncBadge sync={sync} compact />
          ) : isHeldBack && isBeginning(content.status) ? null : (
            status
          )}
          {facts}
        </>
      }
      end={
        <p className={styles.counts}>
          {counts}
          <TalkCount {...content} />
        </p>
      }
    />
  );
}

interface RowCountProps {
  /** « 49/65 » where it is one of so many. */
  readonly count: number | string;
  readonly icon: ReactNode;
  /** The count in words. */
  readonly children: string;
}

/** Who noticed it, who follows it. Nothing for none. */
export function RowCount({ count, icon, children }: RowCountProps) {
  return count === 0 ? null : (
    <span title={children}>
      <span aria-hidden="true" className={styles.count}>
        {icon}
        {count}
      </span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}

/** Where reports and ideas begin: of what is not public, that goes without saying. */
function isBeginning(status: string | undefined): boolean {
  return status === "new" || status === "open";
}

interface UnpublishedProps extends Pick<ItemRowProps, "content"> {
  readonly areFlagsSaid: boolean;
}

/** To moderators, who read what waits or is held back like everything else, that not everybody does now. */
function Unpublished({ content, areFlagsSaid }: UnpublishedProps) {
  const { t } = useLingui();
  // A message alone has no status, and is masculine.
  const isMessage = content.status === undefined;
  const plain = isMessage ? t`Non publié` : t`Non publiée`;
  const flagged = isMessage ? t`Non publié · signalé` : t`Non publiée · signalée`;
  const held = areFlagsSaid ? plain : flagged;
  return (
    <Badge compact tone="neutral" icon={<EyeOff />}>
      {isHeldByFlags(content) ? held : t(VISIBILITY_WORDS[content.visibility])}
    </Badge>
  );
}

function TalkCount({ cityId, id }: ItemRowProps["content"]) {
  const { t } = useLingui();
  const count = useTalk(cityId, id)?.messages ?? 0;
  return (
    <RowCount count={count} icon={<MessageSquare />}>
      {t`${plural(count, { one: "# message", other: "# messages" })}`}
    </RowCount>
  );
}
