import type { Pixels } from "../camera/map-view.ts";
import { DomUtil, type LeafletMap, point } from "../leaflet.ts";
import styles from "./markers.module.css";
import { DRAWN_BEYOND } from "./use-clusters.ts";

export interface Blank {
  /** Counts in Leaflet's layer pixels. */
  readonly brush: CanvasRenderingContext2D;
  /** The device's pixels in one of them. */
  readonly scale: number;
}

export interface PictureCanvas {
  /** An empty canvas over what the map shows and a little beyond; undefined once it is removed. */
  readonly blank: () => Blank | undefined;
  /** Until the next blank: what it shows is not there any more. */
  readonly hide: () => void;
  /** For whoever waits for the map: how many items are to be seen. */
  readonly tell: (shown: number) => void;
  readonly remove: () => void;
}

/** More pixels than this cost memory that nobody sees. */
const SCALE_MAX = 2;

interface Upkeep {
  /** The pixels no longer fit the screen: the window went to another one, or the page was enlarged. */
  readonly onFresh: () => void;
  /** The device lost its graphics and has them again, empty. */
  readonly onLost: () => void;
}

export function pictureCanvas(map: LeafletMap, { onFresh, onLost }: Upkeep): PictureCanvas {
  const canvas = document.createElement("canvas");
  canvas.addEventListener("contextrestored", onLost);
  const unwatch = onPixelRatio(onFresh);
  canvas.className = styles.picture ?? "";
  canvas.setAttribute("aria-hidden", "true");
  map.getPane("markerPane")?.append(canvas);
  return {
    blank() {
      if (!canvas.isConnected) return undefined;
      const scale = Math.min(devicePixelRatio, SCALE_MAX);
      const margin = map.getSize().multiplyBy(DRAWN_BEYOND).round();
      const corner = map.containerPointToLayerPoint(point(0, 0).subtract(margin)).round();
      const size = map.getSize().add(margin.multiplyBy(2));
      DomUtil.setPosition(canvas, corner);
      resize(canvas, size.multiplyBy(scale).round());
      Object.assign(canvas.style, { width: `${size.x}px`, height: `${size.y}px`, visibility: "inherit" });
      const brush = canvas.getContext("2d");
      if (brush === null) return undefined;
      brush.setTransform(1, 0, 0, 1, 0, 0);
      brush.clearRect(0, 0, canvas.width, canvas.height);
      brush.setTransform(scale, 0, 0, scale, -corner.x * scale, -corner.y * scale);
      return { brush, scale };
    },
    hide() {
      canvas.style.visibility = "hidden";
    },
    tell(shown) {
      canvas.dataset["shown"] = String(shown);
    },
    remove() {
      unwatch();
      canvas.remove();
    },
  };
}

function onPixelRatio(onChange: () => void): () => void {
  const ends = new AbortController();
  const watch = (): void => {
    const same = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    same.addEventListener("change", () => (watch(), onChange()), { once: true, signal: ends.signal });
  };
  watch();
  return () => ends.abort();
}

/** A new size throws the pixels away, even when it is the old one. */
function resize(canvas: HTMLCanvasElement, { x, y }: Pixels): void {
  if (canvas.width !== x) canvas.width = x;
  if (canvas.height !== y) canvas.height = y;
}
