import { useEffect, useRef, useState } from "react";

import { atEachView, boundsOf } from "../camera/leaflet-camera.ts";
import type { LeafletMap } from "../leaflet.ts";
import type { Pin } from "../pin.ts";
import {
  type ClusterAnswer,
  type ClusterClient,
  clusterClient,
  type ClusterView,
  samePlaces,
} from "./cluster-client.ts";

/** The part of the map's size that is drawn beyond its edges, so that a short pan shows no hole. */
export const DRAWN_BEYOND = 0.15;
const NOTHING: ClusterView = { pins: [], drawn: [], zoom: 0 };

/** What to draw of these pins where the map is now: grouped in a worker, so that no frame waits. */
export function useClusters(map: LeafletMap | undefined, pins: readonly Pin[]): ClusterView {
  const [view, setView] = useState(NOTHING);
  const client = useRef<ClusterClient | null>(null);

  useEffect(() => {
    const worker = new Worker(new URL("./cluster-worker.ts", import.meta.url), { type: "module" });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    const talk = clusterClient((request) => worker.postMessage(request), setView);
    worker.addEventListener("message", ({ data }: MessageEvent<ClusterAnswer>) => talk.receive(data));
    client.current = talk;
    return () => {
      client.current = null;
      worker.terminate();
    };
  }, []);

  useEffect(() => {
    if (map === undefined) return;
    client.current?.load(pins);
    return atEachView(map, () => {
      client.current?.look(boundsOf(map.getBounds().pad(DRAWN_BEYOND)), Math.round(map.getZoom()));
    });
  }, [map, pins]);

  // New labels of the same places show at once; new places wait for the worker.
  return samePlaces(pins, view.pins) ? { ...view, pins } : view;
}
