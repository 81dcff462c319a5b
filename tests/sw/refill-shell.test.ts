import { describe, expect, it } from "vitest";
import { refillShell } from "../../sw/refill-shell.ts";

const ORIGIN = "https://parvis.exemple.fr";
const SHELL = [
  { url: "/index.html", revision: "r1", integrity: "sha256-x" },
  { url: "/assets/index-AUPklgf7.js", revision: null },
  { url: "/assets/map-B2Nliym8.css", revision: null },
];
const TYPES: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", css: "text/css" };
const keyOf = (url: string) => `${ORIGIN}${url}?v`;

function aWorker(missing: readonly string[], answer: (path: string) => Response) {
  const kept = new Map<string, Response>();
  for (const { url } of SHELL) if (!missing.includes(url)) kept.set(keyOf(url), new Response("kept"));
  const asked: string[] = [];
  const looks: string[] = [];
  const shelf = {
    keys: async () => [...kept.keys()],
    match: async (key: string) => {
      looks.push(key);
      return kept.get(key);
    },
    put: async (key: string, response: Response) => void kept.set(key, response),
  };
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${pathname} ${request.integrity}`.trim());
    return answer(pathname);
  };
  const refill = () => refillShell(SHELL, ORIGIN, { shelf, keyOf, fetch });
  return { refill, asked, looks, has: (url: string) => kept.has(keyOf(url)) };
}

const asBuilt = (path: string) =>
  new Response("x", { headers: { "content-type": TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "" } });

describe("a shell of which something was deleted", () => {
  it("is put back whole, each file with its proof, so that the next start needs no network [SW-18]", async () => {
    const { refill, asked, has } = aWorker(["/index.html", "/assets/map-B2Nliym8.css"], asBuilt);
    await refill();
    expect(asked).toEqual(["/index.html sha256-x", "/assets/map-B2Nliym8.css"]);
    expect(SHELL.every(({ url }) => has(url))).toBe(true);
    await refill();
    expect(asked).toHaveLength(2);
  });

  it("takes neither a portal's page nor what a newer release no longer has [SW-18, SW-3]", async () => {
    const portal = () => new Response("<html>", { headers: { "content-type": "text/html" } });
    const gone = () => new Response("", { status: 404, headers: { "content-type": "text/css" } });
    for (const answer of [portal, gone]) {
      const { refill, has } = aWorker(["/assets/map-B2Nliym8.css"], answer);
      await refill();
      expect(has("/assets/map-B2Nliym8.css")).toBe(false);
    }
  });

  it("is asked for nothing while it is whole, nor looked at file by file [SW-18]", async () => {
    const { refill, asked, looks } = aWorker([], asBuilt);
    await refill();
    expect([asked, looks]).toEqual([[], []]);
  });
});
