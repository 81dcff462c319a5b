import { describe, expect, it } from "vitest";
import { tileUrl } from "../../src/domain/background/tile.ts";
import { tilesProblem } from "../../src/map/tiles/tiles-health.ts";

const told = (loaded: number, failed: number, state: { settled?: boolean; whole?: boolean } = {}) =>
  tilesProblem(loaded, failed, { settled: false, whole: false, ...state });

describe("« fond de carte indisponible »", () => {
  it("is said once several tiles failed and none came, or when all have answered [MAP-4]", () => {
    expect(told(0, 1)).toBeUndefined();
    expect(told(0, 4)).toBe(true);
    expect(told(0, 1, { settled: true })).toBe(true);
  });

  it("is not said for a tile missing at the edge of the country, but where most are [MAP-4]", () => {
    expect(told(5, 3, { settled: true })).toBe(false);
    expect(told(3, 5, { settled: true })).toBe(true);
  });

  it("waits while some answered and others have not [MAP-4]", () => {
    expect(told(1, 0)).toBeUndefined();
    expect(told(1, 9)).toBeUndefined();
  });
});

describe("a picture that has to be whole", () => {
  it("misses each tile at once, and is whole only once every tile has answered [NAV-27]", () => {
    expect(told(9, 1, { whole: true })).toBe(true);
    expect(told(9, 0, { whole: true })).toBeUndefined();
    expect(told(9, 0, { whole: true, settled: true })).toBe(false);
  });
});

describe("the address of a tile", () => {
  it("is filled in wherever the provider wants its three numbers [MAP-4]", () => {
    const wmts = "https://tuiles.example/wmts?TILEMATRIX={z}&TILEROW={y}&TILECOL={x}";
    expect(tileUrl(wmts, { x: 4, y: 5, z: 13 })).toBe(
      "https://tuiles.example/wmts?TILEMATRIX=13&TILEROW=5&TILECOL=4",
    );
  });
});
