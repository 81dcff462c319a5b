import { Signpost } from "lucide-react";
import { describe, expect, it } from "vitest";
import { itemChanges } from "../../src/map/markers/item-changes.ts";
import { type MapItem, mapItems } from "../../src/map/markers/map-item.ts";
import type { Pin } from "../../src/map/pin.ts";
import { aPin } from "./a-pin.ts";

const clusterLabel = (count: number, open: number) => `${count} anomalies, dont ${open} ouvertes`;
const AROUND = {
  southWest: { latE6: 47_900_000, lngE6: -1_100_000 },
  northEast: { latE6: 48_100_000, lngE6: -900_000 },
};
const NOT_ASIDE = { x: 0, y: 0 };

function itemsOf(pins: readonly Pin[], ...selected: readonly Pin[]) {
  const drawn = pins.map((_, index) => ({ kind: "pin" as const, index, aside: NOT_ASIDE }));
  return mapItems({ drawn, pins, zoom: 17, alone: [], selected, clusterLabel });
}

const shown = (items: readonly MapItem[]) => new Map(items.map((item) => [item.key, item]));

describe("what the map draws", () => {
  it("names each ring by its count and its open ones [MAP-1]", () => {
    const drawn = [
      {
        kind: "cluster" as const,
        id: 7,
        latE6: 48_000_000,
        lngE6: -1_000_000,
        count: 12,
        open: 8,
        bounds: AROUND,
      },
    ];
    const [ring] = mapItems({ drawn, pins: [], zoom: 17, alone: [], selected: [], clusterLabel });
    expect(ring?.label).toBe("12 anomalies, dont 8 ouvertes");
  });

  it("shows what waits to be sent outside every ring, once [MAP-18]", () => {
    const waiting = aPin({ id: "mine", waiting: true });
    const items = (...selected: readonly Pin[]) =>
      mapItems({ drawn: [], pins: [], zoom: 17, alone: [waiting], selected, clusterLabel });
    expect(items().map(({ key }) => key)).toEqual(["pin:mine"]);
    expect(items(waiting).map(({ key }) => key)).toEqual(["pin:mine"]);
  });

  it("shows the selected pin on its own, even while its place lies in a ring [MAP-1]", () => {
    const pin = aPin();
    const drawn = [
      {
        kind: "cluster" as const,
        id: 7,
        latE6: 48_000_000,
        lngE6: -1_000_000,
        count: 12,
        open: 8,
        bounds: AROUND,
      },
    ];
    const items = mapItems({ alone: [], drawn, pins: [pin], zoom: 17, selected: [pin], clusterLabel });
    expect(items.map(({ key }) => key)).toEqual(["cluster:7", "pin:lampadaire"]);
    expect(itemsOf([pin], pin).map(({ key }) => key)).toEqual(["pin:lampadaire"]);
  });

  it("keeps the open pin large beside the one that is pointed at [MAP-1]", () => {
    const pins = [aPin({ id: "open" }), aPin({ id: "pointed" }), aPin({ id: "other" })];
    const large = itemsOf(pins, ...pins.slice(0, 2)).flatMap((item) =>
      item.kind === "pin" && item.look.selected ? [item.id] : [],
    );
    expect(large).toEqual(["open", "pointed"]);
  });

  it("ignores an answer about a pin that is no longer there [MAP-1]", () => {
    const drawn = [{ kind: "pin" as const, index: 4, aside: NOT_ASIDE }];
    expect(mapItems({ drawn, pins: [aPin()], zoom: 17, alone: [], selected: [], clusterLabel })).toEqual([]);
  });
});

describe("from one drawing to the next", () => {
  it("touches nothing that looks the same [MAP-1]", () => {
    const before = shown(itemsOf([aPin(), aPin({ id: "banc" })]));
    const changes = itemChanges(before, itemsOf([aPin({ id: "banc" }), aPin()]));
    expect(changes).toEqual({ added: [], changed: [], removed: [] });
  });

  it("redraws a pin whose shape, tone, icon, name, place or selection changed, under the same key [MAP-1]", () => {
    const before = shown(itemsOf([aPin()]));
    const variants: Pin[] = [
      aPin({ shape: "diamond" }),
      aPin({ tone: "success" }),
      aPin({ icon: Signpost }),
      aPin({ label: "Anomalie : lampadaire éteint, prise en compte" }),
      aPin({ place: { latE6: 48_181_701, lngE6: -1_643_600 } }),
      aPin({ waiting: true }),
    ];
    for (const pin of variants) {
      expect(itemChanges(before, itemsOf([pin])).changed.map(({ key }) => key)).toEqual(["pin:lampadaire"]);
    }
    expect(itemChanges(before, itemsOf([aPin()], aPin())).changed).toHaveLength(1);
  });

  it("removes what left and adds what came [MAP-1]", () => {
    const changes = itemChanges(shown(itemsOf([aPin()])), itemsOf([aPin({ id: "banc" })]));
    expect(changes.removed).toEqual(["pin:lampadaire"]);
    expect(changes.added.map(({ key }) => key)).toEqual(["pin:banc"]);
  });
});
