import { describe, expect, it } from "vitest";
import { isKept, JSON_TYPE, onlyItsOwnType, onlyThisType, typeOfPath } from "../../sw/only-this-type.ts";

const PORTAL = () => answer("<!doctype html><title>Portail</title>", "text/html; charset=utf-8");

describe("what a cache of the worker takes", () => {
  it.each([
    "/assets/index-AUPklgf7.js",
    "/assets/index-AU.css",
    "/icons/icon-192.png",
    "/manifest.webmanifest",
  ])("takes no portal's page for %s [SW-3, F5]", async (path) => {
    expect(await kept(onlyItsOwnType, PORTAL(), path)).toBe(false);
  });

  it("takes the files of the shell as a server gives them, and none that says it is another [SW-2, SW-3, F45]", async () => {
    const files = {
      "/index.html": "text/html; charset=utf-8",
      "/assets/index-AUPklgf7.js": "text/javascript",
      "/assets/map.css": "text/css",
      "/assets/atkinson.woff2": "font/woff2",
      "/data/limits.json": "application/json",
      "/icons/parvis.svg": "image/svg+xml",
      "/icons/icon-192.png": "image/png",
    };
    for (const path of Object.keys(files))
      for (const [other, type] of Object.entries(files))
        expect([path, other, await kept(onlyItsOwnType, answer("x", type), path)]).toEqual([
          path,
          other,
          path === other,
        ]);
    const manifest = answer("{}", "application/manifest+json");
    expect(await kept(onlyItsOwnType, manifest, "/manifest.webmanifest")).toBe(true);
  });

  it("takes nothing that does not say what it is [SW-3]", () => {
    expect(isKept(new Response(new Uint8Array(1)), typeOfPath("/robots.txt"))).toBe(false);
  });

  it("takes JSON only when it is JSON to the end [SW-3, F4]", async () => {
    const plugin = onlyThisType(JSON_TYPE);
    expect(await kept(plugin, answer("[]", "application/json"))).toBe(true);
    expect(await kept(plugin, answer("<!doctype html>", "application/json"))).toBe(false);
    expect(await kept(plugin, PORTAL())).toBe(false);
    expect(await kept(plugin, answer("[]", "application/json", 503))).toBe(false);
    // Only of what claims to be JSON.
    expect(await kept(onlyThisType(/^image\/png/u), answer("not JSON", "image/png"))).toBe(true);
  });

  it("takes no error and no answer that nobody can read [SW-3, F16]", () => {
    const image = /^image\/png/u;
    expect(isKept(answer("x", "image/png", 403), image)).toBe(false);
    expect(isKept(answer("x", "image/png"), image)).toBe(true);
    expect(isKept(Response.error(), image)).toBe(false);
  });

  it("takes nothing that its server wants kept nowhere [PHO-11]", () => {
    const headers = { "content-type": "image/jpeg", "cache-control": "private, no-store" };
    expect(isKept(new Response("x", { headers }), /^image\/jpeg/u)).toBe(false);
  });

  it("lets a file of an unknown kind be anything but a page [SW-3]", () => {
    expect(isKept(answer("x", "text/plain"), typeOfPath("/robots.txt"))).toBe(true);
    expect(isKept(PORTAL(), typeOfPath("/robots.txt"))).toBe(false);
  });
});

function answer(body: string, type: string, status = 200): Response {
  return new Response(body, { status, headers: { "content-type": type } });
}

async function kept(plugin: typeof onlyItsOwnType, response: Response, path = "/any"): Promise<boolean> {
  const request = new Request(`https://parvis.test${path}`);
  const given = { request, response } as Parameters<NonNullable<typeof plugin.cacheWillUpdate>>[0];
  return (await plugin.cacheWillUpdate?.(given)) === response;
}
