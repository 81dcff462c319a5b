import { startTransition, useDeferredValue, useEffect, useState, type ReactNode } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./collection-list.module.css";

/** They fill a screen, and are painted by themselves: those below follow at once, and move nothing that is seen. */
const FIRST_ROWS = 8;

/**
 * Whether rows may be drawn: those that are known at once are drawn at once, the first that come later in pieces, between which the
 * page answers.
 */
export function useFirstRows(items: readonly unknown[] | undefined): boolean {
  const hasRows = items !== undefined && items.length > 0;
  const [mayBeDrawn, draw] = useState(hasRows);
  useEffect(() => {
    if (hasRows) startTransition(() => draw(true));
  }, [hasRows]);
  return mayBeDrawn;
}

interface RowsProps<V> {
  readonly items: readonly V[] | undefined;
  /** `useFirstRows` */
  readonly mayBeDrawn: boolean;
  readonly shownCount: number;
  /** The row that one comes back to may be any of them. */
  readonly isSeekingRow: boolean;
  readonly renderItem: (item: V) => ReactNode;
}

export function Rows<V>({ items, mayBeDrawn, ...rows }: RowsProps<V>) {
  if (items !== undefined && mayBeDrawn) return <DrawnRows items={items} {...rows} />;
  return items?.length === 0 ? null : <Skeleton shape="row" count={6} />;
}

interface DrawnRowsProps<V> extends Omit<RowsProps<V>, "mayBeDrawn"> {
  readonly items: readonly V[];
}

function DrawnRows<V>({ items, shownCount, isSeekingRow, renderItem }: DrawnRowsProps<V>) {
  const [drawsAll, drawAll] = useState(isSeekingRow);
  useEffect(() => afterNextPaint(() => startTransition(() => drawAll(true))), []);
  // What « Afficher plus » adds is drawn in pieces too.
  const count = useDeferredValue(shownCount);
  return <ul className={styles.list}>{items.slice(0, drawsAll ? count : FIRST_ROWS).map(renderItem)}</ul>;
}

/** Two frames: the first is asked for, the second comes when it was painted. Returns how to cancel. */
function afterNextPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
