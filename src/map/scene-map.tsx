import { useState } from "react";

import type { Place } from "../domain/place/place.ts";
import type { Insets } from "./camera/map-view.ts";
import { MapMark } from "./layers/map-mark.tsx";
import type { LeafletMap } from "./leaflet.ts";
import { MapSurface } from "./map-surface.tsx";
import { PinDrawing } from "./markers/pin-drawing.tsx";
import type { Pin } from "./pin.ts";
import styles from "./scene-map.module.css";
import { Credit } from "./tiles/credit.tsx";
import type { TileSource } from "./tiles/tile-source.ts";
import { useTiles } from "./tiles/use-tiles.ts";

export type ScenePin = Pick<Pin, "id" | "place" | "shape" | "tone" | "icon" | "label">;

interface SceneMapProps {
  readonly center: Place;
  readonly zoom: number;
  /** What the page lays over the map: the centre is in the middle of the rest. */
  readonly insets: Insets;
  readonly tiles: TileSource;
  readonly pins: readonly ScenePin[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  /** Told once its background is whole, and when part of it cannot be had. */
  readonly onTilesProblem: (problem: boolean) => void;
}

/** A map that does not move, so that a page scrolls over it; its few pins are buttons. */
export function SceneMap({
  center,
  zoom,
  insets,
  tiles,
  pins,
  openId,
  onOpen,
  onTilesProblem,
}: SceneMapProps) {
  const [leaflet, setMap] = useState<LeafletMap | null>(null);
  useTiles(leaflet ?? undefined, tiles, onTilesProblem, true);
  return (
    <div className={styles.scene}>
      <div className={styles.surface}>
        <MapSurface ref={setMap} center={center} zoom={zoom} insets={insets} interactive={false}>
          <ScenePins pins={pins} openId={openId} onOpen={onOpen} />
        </MapSurface>
      </div>
      <div className={styles.sight}>
        <Credit source={tiles} problem={undefined} />
      </div>
    </div>
  );
}

function ScenePins({ pins, openId, onOpen }: Pick<SceneMapProps, "pins" | "openId" | "onOpen">) {
  return pins.map(({ id, place, label, ...look }) => (
    <MapMark key={id} place={place} rank={id === openId ? 1 : 0}>
      <button
        type="button"
        className={styles.pin}
        aria-label={label}
        aria-pressed={id === openId}
        onClick={() => onOpen(id)}
      >
        <PinDrawing {...look} waiting={false} selected={id === openId} />
      </button>
    </MapMark>
  ));
}
