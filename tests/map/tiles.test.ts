import { describe, expect, it } from "vitest";
import { tileUrl } from "../../src/domain/background/tile.ts";
import { gapsProblem, tilesProblem } from "../../src/map/tiles/tiles-health.ts";

describe("« fond de carte indisponible »", () => {
  it("is said once several tiles failed and none came, or when all have answered [MAP-4]", () => {
    expect(tilesProblem(0, 1, false)).toBeUndefined();
    expect(tilesProblem(0, 4, false)).toBe(true);
    expect(tilesProblem(0, 1, true)).toBe(true);
  });

  it("is not said for a tile missing at the edge of the country, but where most are [MAP-4]", () => {
    expect(tilesProblem(5, 3, true)).toBe(false);
    expect(tilesProblem(3, 5, true)).toBe(true);
  });

  it("waits while some answered and others have not [MAP-4]", () => {
    expect(tilesProblem(1, 0, false)).toBeUndefined();
    expect(tilesProblem(1, 9, false)).toBeUndefined();
    expect(tilesProblem(0, 0, true)).toBeUndefined();
  });
});

describe("a picture that has to be whole", () => {
  it("misses each tile at once, and is whole only once every tile has answered [NAV-27]", () => {
    expect(gapsProblem(1, false)).toBe(true);
    expect(gapsProblem(0, false)).toBeUndefined();
    expect(gapsProblem(0, true)).toBe(false);
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
