import { describe, expect, it } from "vitest";
import { Overzoom } from "../../src/map/tiles/overzoom.ts";

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>';
const GREEN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="green"/></svg>';
const TILE = { z: 16, x: 32_001, y: 22_003 };

const picture = (svg: string) => new Blob([svg], { type: "image/svg+xml" });

describe("a tile that is missing", () => {
  it("is drawn from the next picture that has something on it, not from one of no size [MAP-9]", async () => {
    const asked: number[] = [];
    const overzoom = new Overzoom({
      url: "http://127.0.0.1/{z}/{x}/{y}",
      read: async ({ z }) => {
        asked.push(z);
        return picture(z === 15 ? NOTHING : GREEN);
      },
    });
    expect((await overzoom.draw(TILE))?.type).toBe("image/png");
    expect(asked).toEqual([15, 14]);
  });

  it("is left out where no picture has any size [MAP-9]", async () => {
    const overzoom = new Overzoom({
      url: "http://127.0.0.1/{z}/{x}/{y}",
      read: async () => picture(NOTHING),
    });
    expect(await overzoom.draw(TILE)).toBeUndefined();
  });
});
