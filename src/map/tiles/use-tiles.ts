import { useEffect, useEffectEvent, useState } from "react";

import { every } from "../../clock/every.ts";
import { systemClock } from "../../clock/system-clock.ts";
import { TILE_FADE_MS, TILES_AGAIN_MS } from "../../clock/waits.ts";
import { MAX_ZOOM, MIN_ZOOM } from "../camera/map-view.ts";
import type { Coords, LeafletMap, TileEvent } from "../leaflet.ts";
import { PictureTiles } from "./picture-tiles.ts";
import { liftFirstGround } from "./first-ground.ts";
import type { TileSource } from "./tile-source.ts";
import { tilesProblem } from "./tiles-health.ts";

/**
 * Asks again while the background is missing. @returns true while there is none
 *
 * @param whole one missing tile is a problem, and that none is missing is told as well
 */
export function useTiles(
  map: LeafletMap | undefined,
  source: TileSource | null,
  onProblem: (problem: boolean) => void,
  whole = false,
): boolean {
  const [missing, setMissing] = useState(false);
  const tell = useEffectEvent((problem: boolean) => {
    setMissing(problem);
    onProblem(problem);
  });
  const { url, read, minNativeZoom, maxNativeZoom } = source ?? {};
  useEffect(() => {
    if (map === undefined || url === undefined) return;
    const layer = new PictureTiles(
      { url, read },
      { minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM, minNativeZoom, maxNativeZoom, keepBuffer: 3 },
    );
    let problem = whole ? undefined : false;
    let stopAsking = (): void => undefined;
    const drawn = new Map<HTMLElement, Coords>();
    const gaps = new Map<HTMLElement, Coords>();
    // The layer keeps tiles around what is in sight, too.
    const inSight = (tiles: ReadonlyMap<HTMLElement, Coords>): number => {
      const bounds = map.getPixelBounds();
      const [min, max] = [bounds.getTopLeft(), bounds.getBottomRight()];
      const isIn = ({ x, y, z }: Coords): boolean => {
        // Beyond the last zoom of its provider, a tile is drawn larger.
        const px = layer.getTileSize().x * map.getZoomScale(map.getZoom(), z);
        return x * px < max.x && (x + 1) * px > min.x && y * px < max.y && (y + 1) * px > min.y;
      };
      return [...tiles.values()].filter(isIn).length;
    };
    const retry = (): void => {
      // What is drawn is not taken away for what may not come.
      if ((whole || drawn.size === 0) && document.visibilityState === "visible") layer.redraw();
    };
    const judge = (settled: boolean): void => {
      const now = tilesProblem(inSight(drawn), inSight(gaps), { settled, whole });
      if (now === undefined || now === problem) return;
      problem = now;
      stopAsking();
      if (problem) stopAsking = every(TILES_AGAIN_MS, retry);
      tell(now);
    };
    const count =
      (to?: Map<HTMLElement, Coords>) =>
      ({ tile, coords }: TileEvent): void => {
        for (const tiles of [drawn, gaps]) tiles.delete(tile);
        to?.set(tile, coords);
        judge(false);
      };
    layer.on({
      tileload: count(drawn),
      tileerror: count(gaps),
      tileunload: count(),
      load() {
        judge(true);
        systemClock.after(TILE_FADE_MS, liftFirstGround);
      },
    });
    const look = (): void => judge(!layer.isLoading());
    map.once("movestart", liftFirstGround);
    layer.addTo(map);
    // After the layer: what has just come into sight is asked for by then, and not called there.
    map.on("moveend", look);
    const sharpen = (): void => {
      if (problem) layer.redraw();
      // What is drawn in place of a tile that failed before is not known yet.
      else if (layer.isLoading()) layer.once("load", sharpen);
      else if (layer.hasGaps) layer.redraw();
    };
    addEventListener("online", sharpen);
    return () => {
      stopAsking();
      removeEventListener("online", sharpen);
      map.off("moveend", look);
      layer.off();
      layer.remove();
      if (problem) tell(false);
    };
  }, [map, url, read, minNativeZoom, maxNativeZoom, whole]);
  return missing;
}
