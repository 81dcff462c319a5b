import { useState } from "react";

import type { Outline } from "../domain/place/outline.ts";
import type { Place } from "../domain/place/place.ts";
import { NO_INSETS } from "./camera/map-view.ts";
import { useCamera } from "./camera/use-camera.ts";
import { MapMark } from "./layers/map-mark.tsx";
import { OutlineLayer } from "./layers/outline-layer.tsx";
import type { LeafletMap } from "./leaflet.ts";
import { MapSurface } from "./map-surface.tsx";
import { PinDrawing } from "./markers/pin-drawing.tsx";
import styles from "./mini-map.module.css";
import type { Pin } from "./pin.ts";
import { Credit } from "./tiles/credit.tsx";
import type { TileSource } from "./tiles/tile-source.ts";
import { useTiles } from "./tiles/use-tiles.ts";

interface MiniMapProps {
  readonly label: string;
  readonly outline: Outline;
  readonly place: Place;
  readonly pin: Pick<Pin, "shape" | "tone" | "icon" | "waiting">;
  readonly zoom: number;
  readonly tiles: TileSource | null;
  readonly tilesUnavailable: string;
}

const NO_PINS: readonly Pin[] = [];
const SILENT = (): void => undefined;

/** A still picture of one place: nothing in it takes the focus or a finger. */
export function MiniMap({ label, outline, place, pin, zoom, tiles, tilesUnavailable }: MiniMapProps) {
  const [leaflet, setMap] = useState<LeafletMap | null>(null);
  const map = leaflet ?? undefined;
  useCamera(map, { center: place, zoom, insets: NO_INSETS, pins: NO_PINS, onMove: undefined });
  const tilesMissing = useTiles(map, tiles, SILENT);
  return (
    <div className={styles.mini}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of tiles has no single source */}
      <div className={styles.surface} role="img" aria-label={label}>
        <MapSurface ref={setMap} center={place} zoom={zoom} insets={NO_INSETS} interactive={false}>
          <OutlineLayer outline={outline} />
          <MapMark place={place} rank={0}>
            <div className={styles.pin}>
              <PinDrawing {...pin} selected />
            </div>
          </MapMark>
        </MapSurface>
      </div>
      <div className={styles.sight}>
        <Credit source={tiles} problem={tilesMissing ? tilesUnavailable : undefined} />
      </div>
    </div>
  );
}
