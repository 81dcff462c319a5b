import { useCallback, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { keepToastsBelow } from "../../ui/keep-toasts-below.ts";
import styles from "./collection-list.module.css";
import { CollectionRow } from "./collection-row.tsx";
import { Rows, useFirstRows } from "./first-rows.tsx";
import type { CardPlacement } from "./item-row.tsx";
import type { ItemReader } from "./items.ts";
import { MoreButton } from "./more-button.tsx";
import { CARDS_PER_PAGE } from "./use-pages.ts";
import { useRowFocus } from "./use-row-focus.ts";

interface CollectionListProps<V> extends Pick<ItemReader<V>, "idOf"> {
  readonly items: readonly V[] | undefined;
  readonly isWhole: boolean;
  readonly filters: ReactNode;
  readonly count: ReactNode;
  readonly sort: ReactNode;
  readonly notes?: ReactNode;
  readonly none: ReactNode;
  /** Contents of several kinds stand in it: what is next there is not next in a list of one kind. */
  readonly isMixed?: boolean;
  /** As many rows are drawn, however few are asked for. */
  readonly shownAtLeast?: number;
  readonly pathOfItem: (id: Identifier) => string;
  readonly renderRow: (item: V, placement: CardPlacement) => ReactNode;
}

/** The equal of the map without a map: same items, same filters, same actions (ANO-12). */
export function CollectionList<V>(props: CollectionListProps<V>) {
  const {
    items,
    isWhole,
    filters,
    count,
    sort,
    notes,
    none,
    pathOfItem,
    renderRow,
    idOf,
    isMixed = false,
    shownAtLeast,
  } = props;
  const mayBeDrawn = useFirstRows(items);
  const rows = useRowFocus(mayBeDrawn && items !== undefined);
  const { shownCount, showMore } = useShownCount(rows.shownBefore, shownAtLeast);
  const [query] = useSearchParams();
  const search = query.toString();
  const { remember } = rows;
  const onOpen = useCallback((id: Identifier) => remember(id, shownCount), [remember, shownCount]);
  return (
    <>
      {filters}
      <Head isNone={items?.length === 0} count={count} sort={sort} />
      {notes}
      {items?.length === 0 ? none : null}
      <Rows
        {...{ items, mayBeDrawn, shownCount }}
        isSeekingRow={rows.isSeekingRow}
        renderItem={(item) => {
          const id = idOf(item);
          const own = { item, id, pathname: pathOfItem(id) };
          return <CollectionRow key={id} {...own} {...{ search, isMixed, onOpen, renderRow }} />;
        }}
      />
      {/* Not below what stands for the first rows, from where it would move. */}
      <MoreButton
        total={isWhole && mayBeDrawn ? (items?.length ?? 0) : 0}
        shownCount={shownCount}
        onMore={showMore}
      />
    </>
  );
}

function useShownCount(first: number, atLeast = 0) {
  const [asked, ask] = useState(first);
  const shownCount = Math.max(asked, atLeast);
  return { shownCount, showMore: () => ask(shownCount + CARDS_PER_PAGE) };
}

interface HeadProps extends Pick<CollectionListProps<unknown>, "count" | "sort"> {
  readonly isNone: boolean;
}

/** How many, and in which order. What stands in the place of none says the same to the eye. */
function Head({ isNone, count, sort }: HeadProps) {
  return (
    <div ref={keepToastsBelow} className={styles.head} data-none={isNone}>
      <div className={styles.count}>{count}</div>
      {isNone ? null : sort}
    </div>
  );
}
