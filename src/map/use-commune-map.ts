import { startTransition, useCallback, useMemo, useRef, useState } from "react";

import type { KnownStreet } from "../domain/place/known-streets.ts";
import { fitBounds, zoomBy } from "./camera/leaflet-camera.ts";
import { NO_INSETS } from "./camera/map-view.ts";
import { useCamera } from "./camera/use-camera.ts";
import { useMapKeys } from "./camera/use-map-keys.ts";
import type { CommuneMapProps } from "./commune-map-props.ts";
import { usePlacing } from "./layers/use-placing.ts";
import type { LeafletMap } from "./leaflet.ts";
import { useMapHandle } from "./map-handle.ts";
import { type MapItem, mapItems } from "./markers/map-item.ts";
import { useClusters } from "./markers/use-clusters.ts";
import { useMarkers } from "./markers/use-markers.ts";
import { usePinWalk } from "./markers/use-pin-walk.ts";
import { useTiles } from "./tiles/use-tiles.ts";

const NO_STREETS: readonly KnownStreet[] = [];
const NOTHING = (): void => undefined;

export function useCommuneMap(props: CommuneMapProps) {
  const { center, pins, selectedId, pointedId, mode = "browse", place = null, insets = NO_INSETS } = props;
  const [leaflet, keepMap] = useState<LeafletMap | null>(null);
  // What lies on the map comes in a turn of its own: beginning it is long enough for a phone.
  const setMap = useCallback((begun: LeafletMap | null) => startTransition(() => keepMap(begun)), []);
  const map = leaflet ?? undefined;
  const templates = useRef<HTMLDivElement>(null);

  const zoom = useCamera(map, { center, zoom: props.zoom, insets, pins, onMove: props.onMove });
  const tilesMissing = useTiles(map, props.tiles, props.onTilesProblem ?? NOTHING);

  const alone = useMemo(() => pins.filter(({ waiting }) => waiting), [pins]);
  const grouped = useMemo(
    () => (alone.length === 0 ? pins : pins.filter(({ waiting }) => !waiting)),
    [alone, pins],
  );
  const { drawn, pins: drawnPins, zoom: drawnZoom } = useClusters(map, grouped);
  const selected = useMemo(
    () => pins.filter(({ id }) => id === selectedId || id === pointedId),
    [pins, selectedId, pointedId],
  );
  const clusterLabel = props.texts.cluster;
  const items = useMemo(
    () => mapItems({ drawn, pins: drawnPins, zoom: drawnZoom, alone, selected, clusterLabel }),
    [drawn, drawnPins, drawnZoom, alone, selected, clusterLabel],
  );
  const onActivate = (item: MapItem): void => {
    if (item.kind === "pin") props.onSelect(item.id);
    else if (map !== undefined) fitBounds(map, item.bounds, insets);
  };
  const layer = useMarkers(map, templates, { items, insets, onActivate });

  const { walk, enterPins, returnTo } = usePinWalk(map, layer, insets);
  const placing = usePlacing(map, { mode, place, insets, onPlace: props.onPlace ?? NOTHING });
  const leave = props.onEscape ?? NOTHING;
  const onKeyDown = useMapKeys(map, { mode, insets, walk, enterPins, ...placing, leave });
  useMapHandle(props.ref, { map, insets, pins, returnTo });

  return {
    setMap,
    templates,
    items,
    zoom,
    zoomBy: (steps: number) => map !== undefined && zoomBy(map, steps, insets),
    walk,
    placing,
    tilesMissing,
    streets: tilesMissing ? (props.streets ?? NO_STREETS) : NO_STREETS,
    onKeyDown,
  };
}
