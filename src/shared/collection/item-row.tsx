import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import type { To } from "react-router-dom";
import { useTalk } from "../../data/threads/use-talks.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { cardId } from "./card-id.ts";
import { NewsDot, type NewsOf } from "./news-dot.tsx";
import styles from "./row-count.module.css";
import { RowFrame, RowLink, type RowFrameProps } from "./row-frame.tsx";

export interface CardPlacement {
  readonly to: To;
  readonly state?: object;
  readonly selected?: boolean;
  readonly heading?: "h2" | "h3" | "h4";
  readonly onOpen?: () => void;
  readonly onPoint?: (on: boolean) => void;
  readonly actions?: ReactNode;
}

type FrameParts = Pick<RowFrameProps, "cityId" | "photo" | "field" | "facts" | "isUncut">;

interface ItemRowProps extends CardPlacement, FrameParts {
  readonly id: Identifier;
  readonly title: string;
  /** What it shows, where the row is to say what is new about it. */
  readonly dated?: NewsOf;
  /** `RowCount`s. */
  readonly counts: ReactNode;
}

/** Alike in every list. The whole of it is the link. */
export function ItemRow({ id, title, dated, to, state, onOpen, counts, ...row }: ItemRowProps) {
  return (
    <RowFrame
      {...row}
      mark={dated === undefined ? null : <NewsDot content={dated} />}
      title={
        <RowLink id={cardId(id)} to={to} state={state} onClick={onOpen}>
          {title}
        </RowLink>
      }
      end={
        <p className={styles.counts}>
          {counts}
          <TalkCount cityId={row.cityId} id={id} />
        </p>
      }
    />
  );
}

interface RowCountProps {
  readonly count: number;
  readonly icon: ReactNode;
  /** The count in words. */
  readonly children: string;
}

/** Who noticed it, who follows it. Nothing for none. */
export function RowCount({ count, icon, children }: RowCountProps) {
  return count === 0 ? null : (
    <span className={styles.count} title={children}>
      <span aria-hidden="true" className={styles.countIcon}>
        {icon}
      </span>
      <span aria-hidden="true">{count}</span>
      <span className={styles.countWords}>{children}</span>
    </span>
  );
}

function TalkCount({ cityId, id }: Pick<ItemRowProps, "cityId" | "id">) {
  const { t } = useLingui();
  const count = useTalk(cityId, id)?.messages ?? 0;
  return (
    <RowCount count={count} icon={<MessageSquare />}>
      {t`${plural(count, { one: "# message", other: "# messages" })}`}
    </RowCount>
  );
}
