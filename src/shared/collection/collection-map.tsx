import { useLingui } from "@lingui/react/macro";
import { createContext, use, useCallback, useRef, type PropsWithChildren, type ReactNode } from "react";
import type { City } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import type { MapHandle } from "../../map/map-handle.ts";
import { LostPart, type LostProps } from "../../ui/lost-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CityMap, type CityMapProps } from "../city/city-map.tsx";
import { SkipLink } from "../city/skip-link.tsx";
import { rememberView } from "../place/last-view.ts";
import type { ItemTexts } from "../city/use-map-texts.ts";
import styles from "./collection-map.module.css";
import type { RowsProps } from "./in-view-list.tsx";
import { InViewPanel } from "./in-view-panel.tsx";
import type { ShownItems } from "./items.ts";
import { FloatingFilters } from "./map-filters.tsx";
import { useMapWays, type MapWays } from "./use-map-ways.ts";
import { LocateButton } from "./locate-button.tsx";
import { useFirstView } from "./use-first-view.ts";
import { useMapScreen } from "./use-map-screen.ts";
import { useOpenItem } from "./use-open-item.ts";

const BEFORE_MAP_ID = "before-the-map";
const AFTER_MAP_ID = "after-the-map";

interface CollectionMapProps<V> extends Omit<RowsProps<V>, "inView" | "onPoint"> {
  readonly city: City;
  readonly title: string;
  readonly label: string;
  readonly panelLabel: string;
  readonly items: ShownItems<V>;
  readonly itemTexts: ItemTexts;
  readonly renderMap: NonNullable<CityMapProps["renderMap"]>;
  readonly named: Place | undefined;
  readonly tools: ReactNode;
  /** The search and the chips: floating on a phone, at the head of the list beside a wide map. */
  readonly renderFilters: (ways: MapWays) => ReactNode;
  readonly renderRows: (rows: RowsProps<V>) => ReactNode;
  readonly renderCount: (inView: ShownItems<V>) => ReactNode;
  readonly renderNotes?: (inView: ShownItems<V>) => ReactNode;
  readonly renderDetail: (isWide: boolean) => ReactNode;
}

export function CollectionMap<V>(props: CollectionMapProps<V>) {
  const {
    city,
    title,
    label,
    panelLabel,
    items,
    itemTexts,
    named,
    tools,
    renderMap,
    renderDetail,
    renderFilters,
    ...panel
  } = props;
  const { openId, paths, read } = panel;
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<MapHandle>(null);
  const { open, close } = useOpenItem(openId, paths, map);
  const { shown } = items;
  const opened = shown?.find((item) => read.idOf(item) === openId);
  const place = opened && read.knownAddressOf(opened).place;
  const screen = useMapScreen({ openId, place }, box, map);
  const { view, setView, pointedId, setPointedId, insets, ...sheet } = screen;
  const first = useFirstView(city, named);
  const known = useCallback(() => (shown ?? []).map(read.knownAddressOf), [shown, read]);
  const hasDetail = openId !== undefined;
  const ways = useMapWays(map);
  const filters = renderFilters(ways);
  return (
    <div className={styles.screen}>
      {hasDetail ? null : <title>{title}</title>}
      <h1 className={styles.heading} tabIndex={-1}>
        {label}
      </h1>
      <div ref={box} className={styles.ground}>
        <SkipLink id={BEFORE_MAP_ID} targetId={AFTER_MAP_ID}>{t`Passer la carte`}</SkipLink>
        <CityMap
          ref={map}
          city={city}
          label={label}
          center={first.center}
          zoom={first.zoom}
          renderMap={renderMap}
          itemTexts={itemTexts}
          known={known}
          selectedId={openId}
          pointedId={pointedId}
          onSelect={open}
          onEscape={hasDetail ? close : undefined}
          onMove={(seen) => {
            rememberView(city.id, seen);
            setView(seen);
          }}
          insets={insets}
          here={ways.here}
        >
          <LocateButton {...ways} />
          {tools}
        </CityMap>
        <SkipLink id={AFTER_MAP_ID} targetId={BEFORE_MAP_ID}>{t`Revenir à la carte`}</SkipLink>
      </div>
      {sheet.isWide || hasDetail ? null : <FloatingFilters>{filters}</FloatingFilters>}
      <InViewPanel
        {...panel}
        {...sheet}
        filters={sheet.isWide ? filters : null}
        onRest={sheet.setRest}
        label={panelLabel}
        cityName={city.name}
        items={items}
        view={view}
        onPoint={setPointedId}
      />
      <DetailClosing value={close}>{hasDetail ? renderDetail(sheet.isWide) : null}</DetailClosing>
    </div>
  );
}

/** Its place is taken at once: on a slow telephone a pin would seem to open nothing. */
export function AwaitedDetail({ children = <Skeleton shape="card" count={2} /> }: PropsWithChildren) {
  return <div className={styles.awaited}>{children}</div>;
}

export const DetailClosing = createContext<() => void>(() => undefined);

/** On a phone nothing else leads back to the map’s list. */
export function LostDetail(lost: LostProps) {
  return (
    <AwaitedDetail>
      <LostPart {...lost} onClose={use(DetailClosing)} inPlace />
    </AwaitedDetail>
  );
}
