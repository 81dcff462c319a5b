import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Place } from "../../domain/place/place.ts";
import {
  isWithin,
  PLACE_ZOOM,
  wholePinBounds,
  type Insets,
  type MapView,
} from "../../map/camera/map-view.ts";
import type { MapHandle } from "../../map/map-handle.ts";
import type { SheetRest } from "../../ui/sheet-rests.ts";
import { mapInsets } from "./map-insets.ts";
import { useIsWide } from "./use-is-wide.ts";

interface Shown {
  readonly openId: Identifier | undefined;
  readonly place: Place | undefined;
}

export function useMapScreen(
  { openId, place }: Shown,
  box: RefObject<HTMLElement | null>,
  map: RefObject<MapHandle | null>,
) {
  const [seen, setSeen] = useState<{ readonly view: MapView; readonly insets: Insets }>();
  const [pointedId, setPointedId] = useState<Identifier>();
  const [rest, setRest] = useState<SheetRest>("peek");
  const isWide = useIsWide();
  const heightPx = useElementHeight(box);
  const hasDetail = openId !== undefined;
  const covering = hasDetail ? "half" : rest;
  const insets = useMemo(
    () => mapInsets({ isWide, hasDetail, rest: covering, heightPx }),
    [isWide, hasDetail, covering, heightPx],
  );
  const stay = useEffectEvent((_isWide: boolean, _heightPx: number) => {
    if (seen !== undefined) map.current?.goTo(seen.view.center, undefined, false);
  });
  // Whatever becomes of the window, what one looks at stays in the middle of what the panels leave of the map.
  useEffect(() => stay(isWide, heightPx), [isWide, heightPx]);
  useKeepInSight(map, { openId, isWide, place, view: seen?.insets === insets ? seen.view : undefined });
  return {
    view: seen?.view,
    setView: (view: MapView) => setSeen({ view, insets }),
    pointedId,
    setPointedId,
    rest,
    setRest,
    isWide,
    insets,
  };
}

function useElementHeight(element: RefObject<HTMLElement | null>): number {
  // Until it was measured, the window's: a map that opens meanwhile would lie lower by what its panels cover.
  const [heightPx, setHeightPx] = useState(innerHeight);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setHeightPx(entry?.contentRect.height ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return heightPx;
}

interface Opening {
  readonly openId: Identifier | undefined;
  readonly isWide: boolean;
  readonly place: Place | undefined;
  readonly view: MapView | undefined;
}

/** From further away a street is not told from the next. */
const STREET_ZOOM = 16;

/** Moves the map once, and again where the panels change sides, when the pin that is opened would be hidden or its street not read. */
function useKeepInSight(map: RefObject<MapHandle | null>, { openId, isWide, place, view }: Opening): void {
  const settled = useRef<string>(undefined);
  useEffect(() => {
    const opening = `${openId} ${isWide}`;
    if (openId === undefined) settled.current = undefined;
    if (place === undefined || view === undefined || settled.current === opening) return;
    settled.current = opening;
    const isRead = view.zoom >= STREET_ZOOM;
    if (isRead && isWithin(place, wholePinBounds(view))) return;
    map.current?.goTo(place, isRead ? view.zoom : PLACE_ZOOM);
  }, [map, openId, isWide, place, view]);
}
