import Supercluster, { type ClusterProperties } from "supercluster";

import { MICRODEGREES, placeOf } from "../../domain/place/place.ts";
import { type Bounds, MAX_ZOOM, TILE_PX } from "../camera/map-view.ts";
import type { ClusterAnswer, ClusterRequest, Drawn, PinColumns } from "./cluster-client.ts";
import { SPIDERFY_MAX, spiderfy } from "./spiderfy.ts";

const CLUSTER_RADIUS_PX = 60;

interface PinTag {
  readonly index: number;
}

interface Sum {
  open: number;
  south: number;
  west: number;
  north: number;
  east: number;
}

const NOT_ASIDE = { x: 0, y: 0 };

type ClusterIndex = (bounds: Bounds, zoom: number) => readonly Drawn[];

export function clusterAnswers(): (request: ClusterRequest) => ClusterAnswer | undefined {
  let look: ClusterIndex | undefined;
  return (request) => {
    if (request.kind === "look") return { id: request.id, drawn: look?.(request.bounds, request.zoom) ?? [] };
    look = clusterIndexOf(request.pins);
    return undefined;
  };
}

function clusterIndexOf(pins: PinColumns): ClusterIndex {
  const { latE6, lngE6, open } = pins;
  const index = new Supercluster<PinTag, Sum>({
    radius: CLUSTER_RADIUS_PX,
    extent: TILE_PX,
    maxZoom: MAX_ZOOM,
    map: ({ index: at }) => {
      const [lat = 0, lng = 0] = [latE6[at], lngE6[at]];
      return { open: open[at] ?? 0, south: lat, west: lng, north: lat, east: lng };
    },
    reduce: (sum, one) => {
      sum.open += one.open;
      sum.south = Math.min(sum.south, one.south);
      sum.west = Math.min(sum.west, one.west);
      sum.north = Math.max(sum.north, one.north);
      sum.east = Math.max(sum.east, one.east);
    },
  });
  index.load(
    Array.from(latE6, (lat, at) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [(lngE6[at] ?? 0) / MICRODEGREES, lat / MICRODEGREES] },
      properties: { index: at },
    })),
  );
  return ({ southWest, northEast }, zoom) => {
    const box = [southWest.lngE6, southWest.latE6, northEast.lngE6, northEast.latE6].map(
      (unit) => unit / MICRODEGREES,
    ) as [number, number, number, number];
    return index
      .getClusters(box, zoom)
      .flatMap(({ properties, geometry }) =>
        "cluster" in properties
          ? drawnCluster({ index, pins }, properties, geometry.coordinates, zoom)
          : [{ kind: "pin", index: properties.index, aside: NOT_ASIDE } satisfies Drawn],
      );
  };
}

function drawnCluster(
  { index, pins }: { index: Supercluster<PinTag, Sum>; pins: PinColumns },
  { cluster_id: id, point_count: count, open, south, west, north, east }: ClusterProperties & Sum,
  [lng = 0, lat = 0]: readonly number[],
  zoom: number,
): readonly Drawn[] {
  if (zoom >= MAX_ZOOM && count <= SPIDERFY_MAX) {
    const leaves = index.getLeaves(id, count).map(({ properties }) => properties.index);
    const places = leaves.map((at) => ({ latE6: pins.latE6[at] ?? 0, lngE6: pins.lngE6[at] ?? 0 }));
    const aside = spiderfy(places, placeOf(lat, lng), zoom);
    return leaves.map((at, turn) => ({ kind: "pin", index: at, aside: aside[turn] ?? NOT_ASIDE }));
  }
  const bounds = {
    southWest: { latE6: south, lngE6: west },
    northEast: { latE6: north, lngE6: east },
  };
  return [{ kind: "cluster", id, ...placeOf(lat, lng), count, open, bounds }];
}
