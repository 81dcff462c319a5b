import { useLingui } from "@lingui/react";
import { useMemo, useState, type RefObject } from "react";
import type { City } from "../../../domain/city/city.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { Insets, MapView } from "../../../map/camera/map-view.ts";
import type { MapHandle } from "../../../map/map-handle.ts";
import type { SheetRest } from "../../../ui/sheet-rests.ts";
import { useFilter } from "../filter/use-filter.ts";
import { useShownAnomalies } from "../filter/use-shown-anomalies.ts";
import { useElementHeight } from "../../../shared/collection/use-element-height.ts";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { anomalyPins } from "./anomaly-pins.ts";
import { mapInsets } from "../../../shared/collection/map-insets.ts";
import { useFirstView } from "./use-first-view.ts";
import { useKeepInSight } from "../../../shared/collection/use-keep-in-sight.ts";
import { useOpenAnomaly } from "./use-open-anomaly.ts";

/** Everything the map and its list show together. */
export function useMapScreen(
  city: City,
  box: RefObject<HTMLElement | null>,
  map: RefObject<MapHandle | null>,
) {
  const { i18n } = useLingui();
  const [seen, setSeen] = useState<{ readonly view: MapView; readonly insets: Insets }>();
  const [pointedId, setPointedId] = useState<Identifier>();
  const [rest, setRest] = useState<SheetRest>("peek");
  const { openId, open, close } = useOpenAnomaly(city.id, map);
  const { filter, change } = useFilter();
  const anomalies = useShownAnomalies(city.id, filter);
  const pins = useMemo(() => anomalyPins(i18n, anomalies.shown ?? []), [i18n, anomalies.shown]);
  const isWide = useIsWide();
  const heightPx = useElementHeight(box);
  const hasDetail = openId !== undefined;
  const covering = hasDetail ? "half" : rest;
  const insets = useMemo(
    () => mapInsets({ isWide, hasDetail, rest: covering, heightPx }),
    [isWide, hasDetail, covering, heightPx],
  );
  useKeepInSight(map, { openId, pins, view: seen?.insets === insets ? seen.view : undefined });
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
    pins,
    isWide,
    insets,
  };
}
