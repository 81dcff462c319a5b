import { describe, expect, it } from "vitest";
import { tileUrl } from "../../src/domain/background/tile.ts";
import { tilesProblem } from "../../src/map/tiles/tiles-health.ts";

describe("« fond de carte indisponible »", () => {
  it("is said where none came [MAP-4]", () => {
    expect(tilesProblem({ loaded: 0, failed: 1 })).toBe(true);
    expect(tilesProblem({ loaded: 0, failed: 0 })).toBe(false);
  });

  it("is not said for a tile missing at the edge of the country, but where most are [MAP-4]", () => {
    expect(tilesProblem({ loaded: 5, failed: 3 })).toBe(false);
    expect(tilesProblem({ loaded: 3, failed: 5 })).toBe(true);
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
