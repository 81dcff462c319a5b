import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

import { type Insets, visibleMiddle } from "../camera/map-view.ts";
import type { LeafletMap } from "../leaflet.ts";
import type { MapItem } from "./map-item.ts";
import { type MarkerLayer, markerLayer } from "./marker-layer.ts";

interface MarkersInput {
  readonly items: readonly MapItem[];
  readonly insets: Insets;
  readonly onActivate: (item: MapItem) => void;
}

export function useMarkers(
  map: LeafletMap | undefined,
  templates: RefObject<HTMLElement | null>,
  { items, insets, onActivate }: MarkersInput,
): RefObject<MarkerLayer | null> {
  const layer = useRef<MarkerLayer | null>(null);
  const activate = useEffectEvent(onActivate);

  useEffect(() => {
    if (map === undefined || templates.current === null) return;
    const created = markerLayer(map, templates.current, (item) => activate(item));
    layer.current = created;
    return () => {
      layer.current = null;
      created.clear();
    };
  }, [map, templates]);

  useEffect(() => {
    if (map !== undefined) layer.current?.show(items, visibleMiddle(map.getSize(), insets));
  }, [map, items, insets]);

  return layer;
}
