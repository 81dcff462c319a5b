import { useMemo, useState, type RefObject } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Place } from "../../domain/place/place.ts";
import type { Insets, MapView } from "../../map/camera/map-view.ts";
import type { MapHandle } from "../../map/map-handle.ts";
import type { SheetRest } from "../../ui/sheet-rests.ts";
import { mapInsets } from "./map-insets.ts";
import { useElementHeight } from "./use-element-height.ts";
import { useIsWide } from "./use-is-wide.ts";
import { useKeepInSight } from "./use-keep-in-sight.ts";

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
  useKeepInSight(map, { openId, place, view: seen?.insets === insets ? seen.view : undefined });
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
