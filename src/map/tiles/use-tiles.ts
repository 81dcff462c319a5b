import { useEffect, useEffectEvent, useState } from "react";

import { every } from "../../clock/every.ts";
import { systemClock } from "../../clock/system-clock.ts";
import { TILE_FADE_MS, TILES_AGAIN_MS } from "../../clock/waits.ts";
import { MAX_ZOOM, MIN_ZOOM } from "../camera/map-view.ts";
import type { LeafletMap, TileEvent } from "../leaflet.ts";
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
    const drawn = new Set<HTMLElement>();
    const gaps = new Set<HTMLElement>();
    const retry = (): void => {
      // What is drawn is not taken away for what may not come.
      if ((whole || drawn.size === 0) && document.visibilityState === "visible") layer.redraw();
    };
    const judge = (settled: boolean): void => {
      const now = tilesProblem(drawn.size, gaps.size, { settled, whole });
      if (now === undefined || now === problem) return;
      problem = now;
      stopAsking();
      if (problem) stopAsking = every(TILES_AGAIN_MS, retry);
      tell(now);
    };
    const count =
      (to?: Set<HTMLElement>) =>
      ({ tile }: TileEvent): void => {
        for (const tiles of [drawn, gaps]) tiles.delete(tile);
        to?.add(tile);
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
    map.once("movestart", liftFirstGround);
    layer.addTo(map);
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
      layer.off();
      layer.remove();
      if (problem) tell(false);
    };
  }, [map, url, read, minNativeZoom, maxNativeZoom, whole]);
  return missing;
}
