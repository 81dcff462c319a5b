import { describe, expect, it, onTestFinished } from "vitest";
import { cdp } from "vitest/browser";
import { COARSER_TILE_MS_MAX } from "../../src/clock/waits.ts";
import { Overzoom } from "../../src/map/tiles/overzoom.ts";
import { takeClock } from "../support/take-clock.ts";

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>';
const GREEN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="green"/></svg>';
const TILE = { z: 16, x: 32_001, y: 22_003 };

const picture = (svg: string) => new Blob([svg], { type: "image/svg+xml" });

interface Browser {
  readonly send: (command: string, params?: object) => Promise<unknown>;
  readonly on: (event: string, hear: (told: { readonly request: { readonly url: string } }) => void) => void;
}

/** Until it is undone, nobody answers what is asked of such an address. */
async function leaveUnanswered(
  urlPattern: string,
  onAsked: (url: string) => void,
): Promise<() => Promise<unknown>> {
  const browser = cdp() as unknown as Browser;
  browser.on("Fetch.requestPaused", ({ request }) => onAsked(request.url));
  await browser.send("Fetch.enable", { patterns: [{ urlPattern }] });
  return () => browser.send("Fetch.disable");
}

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

  it("is not waited for at every level, and left out, where the network does not answer [MAP-9]", async () => {
    const clock = takeClock();
    const asked: number[] = [];
    const answerAgain = await leaveUnanswered("*/unanswered/*", (url) =>
      asked.push(Number(url.split("/").at(-3))),
    );
    onTestFinished(() => void answerAgain());
    const drawing = new Overzoom({ url: "/unanswered/{z}/{x}/{y}" }).draw(TILE);
    for (const level of [15, 14, 13, 12, 11]) {
      await expect.poll(() => asked.at(-1)).toBe(level);
      await clock.advance(COARSER_TILE_MS_MAX);
    }
    expect(await drawing).toBeUndefined();
  });
});
