import type { Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { fillFromPack } from "../../sw/fill-from-pack.ts";
import { shellPack } from "../../sw/plugin/shell-pack.ts";

const ORIGIN = "https://parvis.exemple.fr";

function aChunk(name: string, code: string, more: object = {}): Rolldown.OutputChunk {
  const chunk = { type: "chunk", fileName: `assets/${name}.js`, code, imports: [], isEntry: false, ...more };
  return chunk as unknown as Rolldown.OutputChunk;
}

function anAsset(fileName: string, source: string): Rolldown.OutputAsset {
  return { type: "asset", fileName, source } as unknown as Rolldown.OutputAsset;
}

const FILES = [
  aChunk("start", "start()", { isEntry: true, imports: ["assets/frame.js"] }),
  aChunk("frame", "frame()", { imports: ["assets/start.js"] }),
  aChunk("map", "carte('é')"),
  aChunk("online", "firestore()"),
  anAsset("assets/map.css", ".a{content:'→'}"),
  anAsset("assets/image-worker.js", "work()"),
  anAsset("index.html", "<html>"),
];

const PACK = shellPack(
  Object.fromEntries(FILES.map((file) => [file.fileName, file])),
  FILES.filter(({ fileName }) => !fileName.includes("online")).map(({ fileName }) => ({
    url: `/${fileName}`,
  })),
);

function aShelf(answer: () => Response, ...kept: string[]) {
  const put = new Map<string, Response>();
  const asked: Request[] = [];
  const fill = () =>
    fillFromPack(PACK, {
      origin: ORIGIN,
      shelf: {
        keys: async () => kept.map((url) => ({ url })),
        put: async (key, response) => void put.set(key, response),
      },
      keyOf: (url) => `${ORIGIN}${url}`,
      fetch: async (request) => {
        asked.push(request);
        return answer();
      },
    });
  return { put, asked, fill };
}

const asBuilt = () => new Response(new Uint8Array(PACK.source));

describe("the pack of a shell [SW-20]", () => {
  it("holds the scripts and styles that no page has loaded at its start, byte for byte", async () => {
    const { put, fill } = aShelf(asBuilt);
    await fill();
    expect([...put.keys()]).toEqual([`${ORIGIN}/assets/map.js`, `${ORIGIN}/assets/map.css`]);
    const texts = await Promise.all([...put.values()].map((response) => response.text()));
    expect(texts).toEqual(["carte('é')", ".a{content:'→'}"]);
  });

  it("gives each file the type that a browser asks for", async () => {
    const { put, fill } = aShelf(asBuilt);
    await fill();
    const types = [...put.values()].map(({ headers }) => headers.get("content-type"));
    expect(types).toEqual(["text/javascript; charset=utf-8", "text/css; charset=utf-8"]);
  });

  it("is taken with its proof, so that a portal's page is none", async () => {
    const { asked, fill } = aShelf(asBuilt);
    await fill();
    expect(asked.map(({ url, integrity, cache }) => [url, integrity, cache])).toEqual([
      [`${ORIGIN}${PACK.url}`, PACK.integrity, "no-store"],
    ]);
    expect(PACK.integrity).toMatch(/^sha256-.{44}$/u);
  });

  it("has another name with another content, and is named like nothing that a page loads", () => {
    expect(PACK.fileName).toMatch(/^shell-[\da-f]{16}\.txt$/u);
    expect(shellPack({}, []).fileName).not.toBe(PACK.fileName);
  });

  it("puts nothing where the server has none, and is not asked for by what goes on after it was cut off", async () => {
    const none = aShelf(() => new Response("", { status: 404 }));
    await none.fill();
    expect(none.put.size).toBe(0);
    const begun = aShelf(asBuilt, `${ORIGIN}/assets/map.js`);
    await begun.fill();
    expect(begun.asked).toEqual([]);
  });
});
