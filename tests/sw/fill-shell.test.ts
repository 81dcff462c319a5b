import { describe, expect, it } from "vitest";
import { installShell, refillShell } from "../../sw/fill-shell.ts";

const ORIGIN = "https://parvis.exemple.fr";
const SHELL = [
  { url: "/index.html", revision: "r1", integrity: "sha256-x" },
  { url: "/assets/index-AUPklgf7.js", revision: null },
  { url: "/assets/map-B2Nliym8.css", revision: null },
];
const HASHED = SHELL.filter(({ revision }) => revision === null).map(({ url }) => url);
const TYPES: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", css: "text/css" };
const keyOf = (url: string) => `${ORIGIN}${url}?v`;

function aWorker(missing: readonly string[], answer: (path: string) => Response) {
  const kept = new Map<string, Response>();
  for (const { url } of SHELL) if (!missing.includes(url)) kept.set(keyOf(url), new Response("kept"));
  const asked: string[] = [];
  const shelf = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    put: async (key: string, response: Response) => void kept.set(key, response),
  };
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${pathname} ${request.integrity}`.trim());
    return answer(pathname);
  };
  const ports = { origin: ORIGIN, shelf, keyOf, fetch };
  return {
    install: () => installShell(SHELL, ports),
    refill: () => refillShell(SHELL, ports),
    asked,
    take: (url: string) => kept.delete(keyOf(url)),
    has: (url: string) => kept.has(keyOf(url)),
  };
}

const asBuilt = (path: string) =>
  new Response("x", { headers: { "content-type": TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "" } });

const portal = () => new Response("<html>", { headers: { "content-type": "text/html" } });
const gone = () => new Response("", { status: 404, headers: { "content-type": "text/css" } });

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
    for (const answer of [portal, gone]) {
      const { refill, has } = aWorker(["/assets/map-B2Nliym8.css"], answer);
      await refill();
      expect(has("/assets/map-B2Nliym8.css")).toBe(false);
    }
  });

  it("is asked for nothing while it is whole [SW-18]", async () => {
    const { refill, asked } = aWorker([], asBuilt);
    await refill();
    expect(asked).toEqual([]);
  });
});

describe("a version that is installed", () => {
  it("asks for what the one before it had not, each file with its proof [SW-2]", async () => {
    const { install, asked, has } = aWorker(["/index.html", "/assets/index-AUPklgf7.js"], asBuilt);
    await install();
    expect(asked).toEqual(["/index.html sha256-x", "/assets/index-AUPklgf7.js"]);
    expect(SHELL.every(({ url }) => has(url))).toBe(true);
  });

  it("is whole though another one took over meanwhile, and took away what it does not have [SW-2]", async () => {
    const { install, asked, take, has } = aWorker(["/index.html"], (path) => {
      if (asked.length === 1) take("/assets/map-B2Nliym8.css");
      return asBuilt(path);
    });
    await install();
    expect(asked).toEqual(["/index.html sha256-x", "/assets/map-B2Nliym8.css"]);
    expect(SHELL.every(({ url }) => has(url))).toBe(true);
  });

  it("is none where what it stores is taken away each time [SW-2]", async () => {
    const { install, asked, take } = aWorker(HASHED, (path) => {
      HASHED.filter((one) => one !== path).forEach(take);
      return asBuilt(path);
    });
    await expect(install()).rejects.toThrow(/taken away/u);
    expect(asked).toHaveLength(4);
  });

  it("fails as a whole at the first file that is none of its own [SW-3, F5, F45]", async () => {
    for (const answer of [portal, gone]) {
      const { install, asked } = aWorker(HASHED, answer);
      await expect(install()).rejects.toThrow("/assets/index-AUPklgf7.js");
      expect(asked).toHaveLength(1);
    }
  });
});
