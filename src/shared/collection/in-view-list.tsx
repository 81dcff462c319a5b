import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./in-view-panel.module.css";
import type { CardPlacement } from "./item-row.tsx";
import type { ItemReader, ShownItems } from "./items.ts";
import { MoreButton } from "./more-button.tsx";
import type { MapPaths } from "./use-open-item.ts";
import { usePages } from "./use-pages.ts";

/** What is in view, and what is open and pointed at of it. */
export interface RowsProps<V> {
  readonly read: ItemReader<V>;
  readonly paths: MapPaths;
  readonly inView: ShownItems<V>;
  readonly openId: Identifier | undefined;
  readonly onPoint: (id: Identifier | undefined) => void;
}

interface InViewListProps<V> extends RowsProps<V> {
  readonly renderCard: (item: V, placement: CardPlacement) => ReactNode;
  readonly renderNone: (inView: ShownItems<V>) => ReactNode;
}

export function InViewList<V>(props: InViewListProps<V>) {
  const { read, paths, inView, openId, onPoint, renderCard, renderNone } = props;
  const [query] = useSearchParams();
  const { shownCount, showMore } = usePages();
  const { shown, isWhole } = inView;
  const search = query.toString();
  if (shown === undefined) return <Skeleton shape="row" count={4} />;
  if (shown.length === 0) return renderNone(inView);
  return (
    <>
      <ul className={styles.list}>
        {shown.slice(0, shownCount).map((item) => {
          const id = read.idOf(item);
          return (
            <li key={id}>
              {renderCard(item, {
                to: { pathname: paths.one(id), search },
                selected: id === openId,
                onPoint: (on) => onPoint(on ? id : undefined),
              })}
            </li>
          );
        })}
      </ul>
      <MoreButton total={isWhole ? shown.length : 0} shownCount={shownCount} onMore={showMore} />
    </>
  );
}
