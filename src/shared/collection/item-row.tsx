import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import { useTalkCount } from "../../data/threads/use-talk-count.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentPhoto } from "../../domain/content/content.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Thumbnail } from "../photos/thumbnail.tsx";
import { cardId } from "./card-id.ts";
import { ColourField, type ItemField } from "./item-field.tsx";
import { NewsDot, type NewsOf } from "./news-dot.tsx";
import styles from "./item-row.module.css";
import mark from "./row-count.module.css";

export interface CardPlacement {
  readonly to: To;
  readonly state?: object;
  readonly selected?: boolean;
  readonly heading?: "h2" | "h3" | "h4";
  readonly onOpen?: () => void;
  readonly onPoint?: (on: boolean) => void;
  readonly actions?: ReactNode;
}

interface ItemRowProps extends CardPlacement {
  readonly id: Identifier;
  readonly cityId: CityId;
  readonly title: string;
  /** Nothing of it is cut off: it is what is to be judged. */
  readonly isUncut?: boolean;
  /** What it shows, where the row is to say what is new about it. */
  readonly dated?: NewsOf;
  readonly photo: ContentPhoto | undefined;
  readonly field: ItemField;
  /** One line: the chip of its state, then `RowFact`s. */
  readonly facts: ReactNode;
  /** `RowCount`s. */
  readonly counts: ReactNode;
}

/** Alike in every list. The whole of it is the link. */
export function ItemRow({ heading: Heading = "h2", selected = false, onPoint, ...row }: ItemRowProps) {
  const {
    id,
    cityId,
    title,
    isUncut = false,
    dated,
    photo,
    field,
    to,
    state,
    onOpen,
    facts,
    counts,
    actions,
  } = row;
  return (
    <div
      className={styles.row}
      data-selected={selected}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <div className={styles.picture}>
        <ColourField field={field} className={styles.field} />
        {photo === undefined ? null : <Thumbnail cityId={cityId} photo={photo} className={styles.photo} />}
        {dated === undefined ? null : <NewsDot content={dated} />}
      </div>
      <div className={styles.body}>
        <Heading className={styles.title} style={isUncut ? { display: "block" } : undefined}>
          <Link id={cardId(id)} className={styles.link} to={to} state={state} onClick={onOpen}>
            {title}
          </Link>
        </Heading>
        <p className={styles.facts}>{facts}</p>
      </div>
      <p className={styles.counts}>
        {counts}
        <TalkCount cityId={cityId} id={id} />
      </p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** `shrinks`: gives way to the others where the line is short. */
export function RowFact({
  shrinks = false,
  children,
}: {
  readonly shrinks?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.fact} data-shrinks={shrinks}>
      {children}
    </span>
  );
}

/** Beside the chip: an icon that its words say to the pointer and to the ear. */
export function RowMark({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
  return (
    <span className={mark.beside} title={children}>
      <span aria-hidden="true">{icon}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
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
    <span className={mark.count} title={children}>
      <span aria-hidden="true" className={mark.countIcon}>
        {icon}
      </span>
      <span aria-hidden="true">{count}</span>
      <span className={mark.countWords}>{children}</span>
    </span>
  );
}

function TalkCount({ cityId, id }: Pick<ItemRowProps, "cityId" | "id">) {
  const { t } = useLingui();
  const count = useTalkCount(cityId, id);
  return (
    <RowCount count={count} icon={<MessageSquare />}>
      {t`${plural(count, { one: "# message", other: "# messages" })}`}
    </RowCount>
  );
}
