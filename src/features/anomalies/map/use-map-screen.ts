import { useMemo, useState, type RefObject } from "react";
import type { City } from "../../../domain/city/city.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { Insets, MapView } from "../../../map/camera/map-view.ts";
import type { MapHandle } from "../../../map/map-handle.ts";
import type { SheetRest } from "../../../ui/sheet-rests.ts";
import { useFilter } from "../filter/use-filter.ts";
import { useShownAnomalies } from "../filter/use-shown-anomalies.ts";
import { useElementHeight } from "../hooks/use-element-height.ts";
import { useIsWide } from "../hooks/use-is-wide.ts";
import { mapInsets } from "./map-insets.ts";
import { useFirstView } from "./use-first-view.ts";
import { useKeepInSight } from "./use-keep-in-sight.ts";
import { useOpenAnomaly } from "./use-open-anomaly.ts";

/** Everything the map and its list show together. */
export function useMapScreen(
  city: City,
  box: RefObject<HTMLElement | null>,
  map: RefObject<MapHandle | null>,
) {
  const [seen, setSeen] = useState<{ readonly view: MapView; readonly insets: Insets }>();
  const [pointedId, setPointedId] = useState<Identifier>();
  const [rest, setRest] = useState<SheetRest>("peek");
  const { openId, open, close } = useOpenAnomaly(city.id, map);
  const { filter, change } = useFilter();
  const anomalies = useShownAnomalies(city.id, filter);
  const place = anomalies.shown?.find(({ anomaly }) => anomaly.id === openId)?.anomaly.place;
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
    first: useFirstView(city, openId),
    view: seen?.view,
    setView: (view: MapView) => setSeen({ view, insets }),
    pointedId,
    setPointedId,
    rest,
    setRest,
    openId,
    open,
    close,
    filter,
    change,
    anomalies,
    isWide,
    insets,
  };
}
