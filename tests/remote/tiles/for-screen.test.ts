import { describe, expect, it } from "vitest";
import { forScreen } from "../../../src/remote/tiles/map-provider.ts";
import { standInTiles } from "../../../src/domain/background/map-providers.ts";

describe("the background on a screen of many dots", () => {
  const provider = standInTiles("/tiles/{z}/{x}/{y}{r}.png");

  it("is drawn twice as dense where its provider does so [MAP-4]", () => {
    expect(forScreen(provider, 1.75).url).toBe("/tiles/{z}/{x}/{y}@2x.png");
    expect(forScreen(provider, 1).url).toBe("/tiles/{z}/{x}/{y}.png");
  });

  it("is what the provider has where it draws one density alone [MAP-4]", () => {
    const plain = standInTiles("/tiles/{z}/{x}/{y}.png");
    expect(forScreen(plain, 2)).toEqual(plain);
  });
});
