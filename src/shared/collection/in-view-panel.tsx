import { Activity, useDeferredValue, type ReactNode } from "react";
import { streetInView } from "./place-in-view.ts";
import { isWithin, type MapView } from "../../map/camera/map-view.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { SheetRest } from "../../ui/sheet-rests.ts";
import type { RowsProps } from "./in-view-list.tsx";
import styles from "./in-view-panel.module.css";
import type { ItemReader, ShownItems } from "./items.ts";

interface InViewPanelProps<V> extends Omit<RowsProps<V>, "inView"> {
  readonly label: string;
  readonly cityName: string;
  readonly items: ShownItems<V>;
  readonly view: MapView | undefined;
  readonly rest: SheetRest;
  readonly onRest: (rest: SheetRest) => void;
  readonly isWide: boolean;
  readonly filters: ReactNode;
  readonly renderRows: (rows: RowsProps<V>) => ReactNode;
  readonly renderCount: (inView: ShownItems<V>) => ReactNode;
  /** A line or two above the rows. */
  readonly renderNotes?: ((inView: ShownItems<V>) => ReactNode) | undefined;
}

export function InViewPanel<V>(props: InViewPanelProps<V>) {
  const { label, cityName, rest, onRest, isWide, filters, renderCount, renderNotes, renderRows, ...list } =
    props;
  // Rows follow in pieces: the map that is dragged comes first.
  const items = useDeferredValue(props.items);
  const view = useDeferredValue(props.view);
  const inView = itemsInView(list.read, items, view);
  const street =
    view === undefined ? "" : streetInView(view, (inView.shown ?? []).map(list.read.knownAddressOf));
  const summary = (
    <>
      <p className={styles.label}>{label}</p>
      {renderCount({ ...inView, areBelow: !isWide && rest === "peek" })}
      <p className={styles.place}>{street === "" ? cityName : `${cityName} · ${street}`}</p>
    </>
  );
  const content = (isHidden: boolean) => (
    <div className={styles.content}>
      {filters}
      {renderNotes?.(inView)}
      {/* Rows that nobody sees are drawn when there is nothing else to do, and are there when the sheet is raised. */}
      <Activity mode={isHidden ? "hidden" : "visible"}>{renderRows({ ...list, inView })}</Activity>
    </div>
  );
  if (isWide) {
    return (
      <section className={styles.panel} aria-label={label}>
        <div className={styles.summary}>{summary}</div>
        {content(false)}
      </section>
    );
  }
  if (list.openId !== undefined) return null;
  return (
    <Sheet label={label} summary={summary} rest={rest} onRest={onRest}>
      {content}
    </Sheet>
  );
}

function itemsInView<V>(
  { idOf, knownAddressOf }: ItemReader<V>,
  items: ShownItems<V>,
  view: Pick<MapView, "bounds" | "idsInView"> | undefined,
): ShownItems<V> {
  if (view === undefined) return items;
  const ids = new Set(view.idsInView);
  return {
    isWhole: items.isWhole,
    shown: items.shown?.filter((item) => ids.has(idOf(item))),
    hidden: items.hidden.filter((item) => isWithin(knownAddressOf(item).place, view.bounds)),
  };
}
