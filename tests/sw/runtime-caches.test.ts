import { describe, expect, it } from "vitest";
import { isKept } from "../../sw/only-this-type.ts";
import { DAY_SECONDS, RUNTIME_CACHES } from "../../sw/runtime-caches.ts";

const ORIGIN = "https://parvis.example";

function cacheOf(address: string) {
  return RUNTIME_CACHES.find((cache) => cache.matches(new URL(address, ORIGIN), ORIGIN));
}

function answer(type: string, status = 200): Response {
  return new Response("x", { status, headers: { "content-type": type } });
}

describe("what the worker keeps once it was seen", () => {
  it("keeps photos of this origin, and nobody else's [SW-2]", () => {
    expect(cacheOf("/photos/35024/019")?.name).toBe("photos");
    expect(cacheOf("https://elsewhere.example/photos/35024/019")).toBeUndefined();
  });

  it("keeps small photos apart, so that many of them fit [SW-2, F19]", () => {
    expect(cacheOf("/photos/35024/019?size=preview")?.name).toBe("photos-preview");
  });

  it("keeps outlines and addresses, and never where somebody stood [SW-2]", () => {
    const communes = "https://geo.api.gouv.fr/communes";
    expect(cacheOf(`${communes}?code=35024&fields=contour`)?.name).toBe("geography");
    expect(cacheOf(`${communes}?lat=48.18&lon=-1.64&fields=contour`)).toBeUndefined();
    expect(cacheOf("https://data.geopf.fr/geocodage/search?q=rue")?.name).toBe("addresses");
    expect(cacheOf("https://data.geopf.fr/geocodage/reverse?lat=48.18&lon=-1.64")).toBeUndefined();
  });

  it("keeps code the shell does without, by its hashed name [SW-2]", () => {
    expect(cacheOf("/assets/firestore-remote-C945zgSz.js")?.name).toBe("code");
    expect(cacheOf("/sw.js")).toBeUndefined();
  });

  it("keeps the national index, so that a commune is found without network [CITY-8]", () => {
    expect(cacheOf("/data/communes.tsv")?.name).toBe("communes");
  });

  it("shows at once what cannot change, and reads again behind it what can [SW-2]", () => {
    expect(RUNTIME_CACHES.map(({ name, strategy }) => [name, strategy])).toEqual([
      ["communes", "stale-while-revalidate"],
      ["code", "cache-first"],
      ["geography", "stale-while-revalidate"],
      ["addresses", "stale-while-revalidate"],
      ["photos-preview", "cache-first"],
      ["photos", "cache-first"],
    ]);
  });

  it("keeps all of them for a month at least, and not for ever [SW-2]", () => {
    const days = RUNTIME_CACHES.map(({ ageSecondsMax }) => ageSecondsMax / DAY_SECONDS);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...days)).toBeLessThan(500);
  });

  it("keeps nothing of another origin that has the same path [SW-2]", () => {
    for (const path of [
      "/data/communes.tsv",
      "/assets/firestore-remote-C945zgSz.js",
      "/photos/35024/019?size=preview",
    ])
      expect(cacheOf(`https://elsewhere.example${path}`)).toBeUndefined();
    expect(cacheOf("/communes?code=35024")).toBeUndefined();
    expect(cacheOf("/search?q=rue")).toBeUndefined();
  });

  it("keeps each thing as its server names it [SW-2]", () => {
    for (const [address, types] of [
      [
        "/data/communes.tsv",
        ["text/tab-separated-values", "text/plain; charset=utf-8", "application/octet-stream"],
      ],
      ["/assets/firestore-remote-C945zgSz.js", ["text/javascript", "application/javascript; charset=utf-8"]],
      ["https://geo.api.gouv.fr/communes?code=35024", ["application/json", "application/geo+json"]],
      ["/photos/35024/019?size=preview", ["image/jpeg"]],
    ] as const)
      for (const type of types)
        expect([type, cacheOf(address)?.contentType.test(type)]).toEqual([type, true]);
  });

  it("never keeps what functions answer [SW-3]", () => {
    expect(cacheOf("/api/commands-submit")).toBeUndefined();
    expect(cacheOf("/api/photos-upload/35024/019")).toBeUndefined();
  });

  it("takes a captive portal's page neither for a photo nor for the index [SW-3, OFF-14, F5]", () => {
    for (const { contentType } of RUNTIME_CACHES) {
      expect(isKept(answer("text/html; charset=utf-8"), contentType)).toBe(false);
    }
  });

  it("keeps no error and no part of an image [SW-3, F16]", () => {
    const photos = cacheOf("/photos/35024/019");
    expect(photos).toBeDefined();
    if (photos === undefined) return;
    expect(isKept(answer("image/jpeg"), photos.contentType)).toBe(true);
    expect(isKept(answer("image/jpeg", 206), photos.contentType)).toBe(false);
    expect(isKept(answer("image/jpeg", 503), photos.contentType)).toBe(false);
  });
});
