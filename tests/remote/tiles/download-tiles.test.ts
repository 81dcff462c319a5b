import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import type { ArchivableProvider } from "../../../src/domain/background/map-provider.ts";
import { standInTiles, MAP_PROVIDERS } from "../../../src/domain/background/map-providers.ts";
import type { Tile } from "../../../src/domain/background/tile.ts";
import { downloadTiles, type Download, type Progress } from "../../../src/remote/tiles/download-tiles.ts";
import { takeClock } from "../../support/take-clock.ts";
import { text, useCannedServer } from "../canned-server.ts";

const server = useCannedServer();

/** What a worker's cache is to a download: it keeps what it is given, and outlives the page. */
function aCache() {
  const kept = new Map<string, Response>();
  return {
    kept,
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    put: async (url: string, tile: Response) => void kept.set(url, tile),
  };
}

function tile(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "image/png" }).end(Buffer.alloc(100));
}

const tilesOf = (count: number): readonly Tile[] =>
  Array.from({ length: count }, (_, x) => ({ z: 15, x, y: 7 }));

interface Run extends Partial<Download> {
  readonly count?: number;
}

function run({ count = 250, cache = aCache(), signal = new AbortController().signal, ...over }: Run = {}) {
  const clock = takeClock();
  const downloading = downloadTiles({
    provider: standInTiles(`${server.url()}/{z}/{x}/{y}.png`) as ArchivableProvider,
    tiles: tilesOf(count),
    cache,
    signal,
    onProgress: () => undefined,
    onChunk: async () => undefined,
    ...over,
  });
  return clock.until(downloading);
}

describe("downloading a commune's background", () => {
  it("fetches every tile once, six at a time, and saves the progress after each chunk of 200 [MAP-8]", async () => {
    let open = 0;
    let most = 0;
    server.answers((response) => {
      open += 1;
      most = Math.max(most, open);
      setImmediate(() => {
        open -= 1;
        tile(response);
      });
    });
    const cache = aCache();
    const chunks: Progress[] = [];
    const end = await run({ cache, onChunk: async (progress) => void chunks.push(progress) });
    expect([end, cache.kept.size, server.timesAsked(), most]).toEqual(["complete", 250, 250, 6]);
    expect(chunks).toEqual([
      { done: 200, bytes: 20_000 },
      { done: 250, bytes: 25_000 },
    ]);
  });

  it("resumes where it was killed, and fetches nothing twice [MAP-8]", async () => {
    server.answers(tile);
    const cache = aCache();
    const kill = new AbortController();
    const onProgress = ({ done }: Progress) => {
      if (done === 90) kill.abort();
    };
    expect(await run({ cache, signal: kill.signal, onProgress })).toBe("stopped");
    const kept = cache.kept.size;
    expect(kept).toBeGreaterThanOrEqual(90);
    expect(kept).toBeLessThan(100);
    const askedBefore = server.timesAsked();
    expect(await run({ cache })).toBe("complete");
    expect(cache.kept.size).toBe(250);
    expect(server.timesAsked() - askedBefore).toBe(250 - kept);
  });

  it("never keeps a captive portal's page for a tile, and stops [SW-3, OFF-14, F16]", async () => {
    server.answers(text(200, "text/html", "<html>Bienvenue sur le Wi-Fi</html>"));
    const cache = aCache();
    expect(await run({ cache, count: 20 })).toBe("unreachable");
    expect(cache.kept.size).toBe(0);
  });

  it("retries a failed tile, and skips tiles the provider does not have [MAP-8, F16]", async () => {
    let asked = 0;
    server.answers((response) => {
      asked += 1;
      if (asked === 3) text(503, "text/plain", "later")(response);
      else if (asked === 5) text(404, "text/plain", "nothing there")(response);
      else tile(response);
    });
    const cache = aCache();
    expect(await run({ cache, count: 12 })).toBe("complete");
    expect(cache.kept.size).toBe(11);
  });

  it("says that the device is full, and keeps what it has [F19]", async () => {
    server.answers(tile);
    const cache = aCache();
    const put = async (url: string, answer: Response) => {
      if (cache.kept.size >= 5) throw new DOMException("full", "QuotaExceededError");
      await cache.put(url, answer);
    };
    expect(await run({ cache: { ...cache, put }, count: 30 })).toBe("no_room");
    expect(cache.kept.size).toBe(5);
  });

  it("cannot be begun for a provider whose terms forbid it [MAP-6]", () => {
    const [, , osm] = MAP_PROVIDERS;
    // @ts-expect-error -- the type itself refuses OpenStreetMap's own servers
    const provider: ArchivableProvider = osm;
    expect(provider.offline).toBe("none");
  });
});
