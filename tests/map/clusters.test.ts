import { describe, expect, it } from "vitest";
import type { Bounds } from "../../src/map/camera/map-view.ts";
import {
  clusterClient,
  type ClusterRequest,
  type ClusterView,
  pinColumns,
} from "../../src/map/markers/cluster-client.ts";
import { clusterAnswers } from "../../src/map/markers/cluster-index.ts";
import type { Pin } from "../../src/map/pin.ts";
import { aPin } from "./a-pin.ts";

const BETTON: Bounds = {
  southWest: { latE6: 48_150_000, lngE6: -1_700_000 },
  northEast: { latE6: 48_220_000, lngE6: -1_590_000 },
};

function street(count: number, over: (index: number) => Partial<Pin> = () => ({})): Pin[] {
  return Array.from({ length: count }, (_, index) => {
    const place = { latE6: 48_181_700, lngE6: -1_643_600 + index * 40 };
    return aPin({ id: `a${index}`, place, ...over(index) });
  });
}

function look(pins: readonly Pin[], zoom: number, bounds = BETTON) {
  const answer = clusterAnswers();
  answer({ kind: "load", pins: pinColumns(pins) });
  return answer({ kind: "look", id: 1, bounds, zoom })?.drawn ?? [];
}

describe("pins that would touch", () => {
  it("become one ring with its count and how many are open [MAP-1]", () => {
    const drawn = look(
      street(12, (index) => ({ open: index < 8 })),
      13,
    );
    expect(drawn).toHaveLength(1);
    expect(drawn[0]).toMatchObject({ kind: "cluster", count: 12, open: 8 });
  });

  it("tell the bounds of all of them, whatever the ring groups [MAP-17]", () => {
    const [cluster] = look(street(12), 13);
    expect(cluster).toMatchObject({
      bounds: {
        southWest: { latE6: 48_181_700, lngE6: -1_643_600 },
        northEast: { latE6: 48_181_700, lngE6: -1_643_600 + 11 * 40 },
      },
    });
  });

  it("part when one looks closer, down to single pins [MAP-1]", () => {
    const far = street(2, (index) => ({ place: { latE6: 48_181_700 + index * 2_000, lngE6: -1_643_600 } }));
    expect(look(far, 18)).toHaveLength(2);
  });

  it("are never lost: rings and pins add up to what is in view [MAP-1]", () => {
    const pins = Array.from({ length: 500 }, (_, index) =>
      aPin({
        id: `a${index}`,
        place: {
          latE6: 48_155_000 + ((index * 7919) % 60_000),
          lngE6: -1_695_000 + ((index * 104_729) % 100_000),
        },
      }),
    );
    for (const zoom of [11, 13, 15, 17, 19]) {
      const total = look(pins, zoom).reduce((sum, one) => sum + (one.kind === "cluster" ? one.count : 1), 0);
      expect(total).toBe(500);
    }
  });

  it("stand around their common place when no zoom parts them [MAP-1]", () => {
    const here = { latE6: 48_181_700, lngE6: -1_643_600 };
    const drawn = look(
      street(9, () => ({ place: here })),
      19,
    );
    const spots = drawn.map((one) => (one.kind === "pin" ? one.aside : undefined));
    expect(new Set(spots.map((spot) => `${spot?.x} ${spot?.y}`)).size).toBe(9);
    for (const [at, spot] of spots.entries()) {
      const next = spots[(at + 1) % 9];
      expect(Math.hypot((spot?.x ?? 0) - (next?.x ?? 0), (spot?.y ?? 0) - (next?.y ?? 0))).toBeGreaterThan(
        40,
      );
    }
  });

  it("stay one ring when too many share one place [MAP-1]", () => {
    const here = { latE6: 48_181_700, lngE6: -1_643_600 };
    const drawn = look(
      street(40, () => ({ place: here })),
      19,
    );
    expect(drawn).toMatchObject([{ kind: "cluster", count: 40 }]);
  });
});

describe("the conversation with the worker", () => {
  function talking() {
    const sent: ClusterRequest[] = [];
    const views: ClusterView[] = [];
    const client = clusterClient(
      (request) => sent.push(request),
      (view) => views.push(view),
    );
    return { sent, views, client };
  }

  it("keeps only the answer to the last look [MAP-1]", () => {
    const { sent, views, client } = talking();
    client.load(street(3));
    client.look(BETTON, 13);
    client.look(BETTON, 14);
    client.receive({ id: 1, drawn: [] });
    expect(views).toHaveLength(0);
    client.receive({ id: 2, drawn: [] });
    expect(views).toHaveLength(1);
    expect(sent.map(({ kind }) => kind)).toEqual(["load", "look", "look"]);
  });

  it("sends the pins again only when a place or an opening changed [MAP-1]", () => {
    const { sent, client } = talking();
    client.load(street(3));
    client.load(street(3, () => ({ label: "Anomalie : autre nom" })));
    client.load(street(3, () => ({ open: false })));
    client.load(street(2));
    expect(sent).toHaveLength(3);
  });
});
