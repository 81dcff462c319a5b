import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { tileAnswer } from "../../local/stand-ins/tiles.ts";

async function sideOf(path: string): Promise<number | undefined> {
  const { status, body } = await tileAnswer(path);
  return status === 200 ? (await sharp(body).metadata()).width : undefined;
}

describe("the stand-in for the background", () => {
  it("draws the same tile with four times as many dots where they are asked for [MAP-4]", async () => {
    expect(await sideOf("/15/16230/11364.png")).toBe(256);
    expect(await sideOf("/15/16230/11364@2x.png")).toBe(512);
    expect(await sideOf("/15/16230/11364@2x.jpg")).toBe(512);
    expect(await sideOf("/15/16230/11364@3x.png")).toBeUndefined();
  });
});
