import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { partAsked } from "../../../local/stand-ins/part-asked.ts";
import { pmtilesFile } from "../../../local/stand-ins/pmtiles-file.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { archiveTile, archiveWeights } from "../../../src/remote/tiles/archive.ts";
import { text, useCannedServer } from "../canned-server.ts";

const server = useCannedServer();
const signal = new AbortController().signal;
const CORNERS = [placeOf(48.15, -1.69), placeOf(48.22, -1.59)] as const;

/** Each tile weighs its own number of bytes. */
const TILES = [
  { z: 14, x: 8115, y: 5682, png: Buffer.alloc(140, 1) },
  { z: 15, x: 16_230, y: 11_364, png: Buffer.alloc(150, 2) },
  { z: 15, x: 16_231, y: 11_364, png: Buffer.alloc(151, 3) },
  { z: 17, x: 64_921, y: 45_456, png: Buffer.alloc(170, 4) },
];
const FILE = pmtilesFile(TILES, CORNERS);

function inParts(response: ServerResponse): void {
  const whole = { status: 200, type: "", body: FILE, approximate: false };
  const { status, body } = partAsked(whole, response.req.headers.range);
  response.writeHead(status, { etag: '"first"' }).end(body);
}

let archives = 0;
/** Each test has an archive of its own: what is known of one stays known. */
const anArchive = () => `${server.url()}/${(archives += 1)}.pmtiles`;

describe("an archive of tiles", () => {
  it("gives each tile by itself, and says what it does not hold [MAP-10]", async () => {
    server.answers(inParts);
    const url = anArchive();
    for (const { png, ...tile } of TILES) {
      const found = await archiveTile(url, tile, signal);
      expect(found?.type).toBe("image/png");
      expect(Buffer.from((await found?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(png);
    }
    expect(await archiveTile(url, { z: 15, x: 1, y: 1 }, signal)).toBeUndefined();
    expect(await archiveTile(url, { z: 18, x: 1, y: 1 }, signal)).toBeUndefined();
  });

  it("tells what its tiles weigh without giving them [MAP-7, MAP-10]", async () => {
    server.answers(inParts);
    const absent = { z: 15, x: 1, y: 1 };
    expect(await archiveWeights(anArchive(), [...TILES, absent], signal)).toEqual([140, 150, 151, 170, 0]);
    expect(server.timesAsked()).toBe(1);
  });

  it("is read again after a network that was lost at first [MAP-10, F16]", async () => {
    const url = anArchive();
    const [first] = TILES;
    const read = () => archiveTile(url, first ?? { z: 0, x: 0, y: 0 }, signal);
    server.answers(text(503, "text/plain", "later"));
    await expect(read()).rejects.toThrow("503");
    server.answers(inParts);
    expect((await read())?.size).toBe(140);
  });

  it("is never taken from a captive portal, nor from a host that only gives it whole [SW-3, OFF-14, MAP-10]", async () => {
    for (const page of [text(200, "text/html", "<html>Bienvenue</html>"), text(200, "", "PMTiles")]) {
      server.answers(page);
      await expect(archiveTile(anArchive(), { z: 14, x: 8115, y: 5682 }, signal)).rejects.toThrow("200");
    }
  });
});
