import { describe, expect, it } from "vitest";
import { communeByCode } from "../../functions/src/cities/geo-api.ts";
import { communeOf } from "../../functions/src/cities/geo-commune.ts";
import { CONTOUR_BYTES_MAX } from "../../functions/src/config.ts";
import { getJson } from "../../functions/src/http/get-json.ts";
import { parseOutline } from "../../src/domain/place/outline.ts";
import { cut, json, silence, text, useCannedServer, type Canned } from "../remote/canned-server.ts";
import { aCommuneItem } from "./support/a-commune.ts";

const geo = useCannedServer();

function ask() {
  return communeByCode(geo.url(), "2A004");
}

const redirect: Canned = (response) =>
  void response.writeHead(302, { location: `${geo.url()}/communes?code=2A004` }).end();

const endless: Canned = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const more = () => {
    while (!response.destroyed && response.write("[".repeat(500_000)));
    if (!response.destroyed) response.once("drain", more);
  };
  more();
};

describe("what the geographic API says of a commune", () => {
  it("is asked with one code, the fields wanted and a limit [GEO-2]", async () => {
    let accepts: unknown;
    geo.answers((response) => {
      accepts = response.req.headers.accept;
      json([aCommuneItem()])(response);
    });
    const answer = await ask();
    expect(accepts).toBe("application/json");
    expect(answer).toMatchObject({
      ok: true,
      value: { approximate: false, commune: { name: "Ajaccio", code: "2A004" } },
    });
    expect(Object.fromEntries(geo.lastAsked().searchParams)).toEqual({
      code: "2A004",
      fields: "population,centre,contour,mairie",
      limit: "1",
    });
  });

  it("is nothing for a code it does not know [GEO-1]", async () => {
    geo.answers(json([]));
    expect(await ask()).toEqual({ ok: false, problem: { code: "no_data" } });
  });

  it.each([
    ["a page of HTML", text(200, "text/html", "<html>Wi-Fi</html>"), "content type"],
    ["HTML that says it is JSON", text(200, "application/json", "<html>"), "SyntaxError"],
    ["text", text(200, "text/plain", "[]"), "content type"],
    ["JSON of another kind", text(200, "text/application/json", "[]"), "content type"],
    ["500", text(500, "application/json", "[]"), "status 500"],
    ["503", text(503, "text/html", ""), "status 503"],
    ["no list", json({ communes: [] }), "no list"],
    ["another commune", json([aCommuneItem({ code: "2B033" })]), "another commune"],
    ["a commune without its centre", json([aCommuneItem({ centre: null })]), "another commune"],
    ["a redirect", redirect, "TypeError"],
    ["half an answer", cut, "TypeError"],
    ["an answer that never ends", endless, "too large"],
  ])("counts as unreachable when it is %s, and says so [GEO-3] [F82]", async (_, answer, why) => {
    geo.answers(answer);
    expect(await ask()).toEqual({ ok: false, problem: { code: "unreachable", why } });
  });

  it("is no longer waited for than it says [GEO-3]", async () => {
    geo.answers(silence);
    const answer = await getJson(geo.url(), { msMax: 20, bytesMax: 10 });
    expect(answer).toEqual({ ok: false, problem: "TimeoutError" });
  });

  it("may be as long as it says, of one kind of JSON or the other, and says whether it is made up [GEO-3]", async () => {
    const limits = { msMax: 5_000, bytesMax: 2 };
    geo.answers(json([], { "x-parvis-approximate": "1" }));
    expect(await getJson(geo.url(), limits)).toEqual({ ok: true, value: { body: [], approximate: true } });
    geo.answers(text(200, "application/geo+json", "[]"));
    expect(await getJson(geo.url(), limits)).toMatchObject({ value: { approximate: false } });
    geo.answers(text(200, "application/json", "[1]"));
    expect(await getJson(geo.url(), limits)).toEqual({ ok: false, problem: "too large" });
  });

  it("is unreachable when nothing listens [GEO-3]", async () => {
    expect(await communeByCode("http://127.0.0.1:1", "2A004")).toMatchObject({
      problem: { code: "unreachable" },
    });
  });
});

describe("a commune of the geographic API", () => {
  it("keeps islands and holes as they came [CITY-6]", () => {
    const ring = (west: number, size: number) => [
      [west, 0],
      [west + size, 0],
      [west + size, size],
      [west, 0],
    ];
    const contour = { type: "MultiPolygon", coordinates: [[ring(0, 4), ring(1, 1)], [ring(10, 1)]] };
    const outline = parseOutline(communeOf(aCommuneItem({ contour }))?.contour ?? "");
    expect(outline?.map(({ holes }) => holes.length)).toEqual([1, 0]);
  });

  it.each([
    ["missing", undefined],
    ["null", null],
    ["a text", "Polygon"],
    ["of another type", { type: "Point", coordinates: [8, 41] }],
    [
      "not closed",
      {
        type: "Polygon",
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [2, 2],
          ],
        ],
      },
    ],
    [
      "off the globe",
      {
        type: "Polygon",
        coordinates: [
          [
            [0, 0],
            [500, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    ],
    ["3 MB", { type: "Polygon", coordinates: [heavyRing(160_000)] }],
  ])("has no contour when it is %s, and is a commune all the same [CITY-6] [F82]", (_, contour) => {
    expect(communeOf(aCommuneItem({ contour }))).toMatchObject({ name: "Ajaccio", contour: undefined });
  });

  it("has its contour up to what one document holds [CITY-6]", () => {
    const contour = { type: "Polygon", coordinates: [heavyRing(3)], pad: "" };
    const pad = "x".repeat(CONTOUR_BYTES_MAX - JSON.stringify(contour).length);
    const contourOf = (more: string) => communeOf(aCommuneItem({ contour: { ...contour, pad: pad + more } }));
    expect(contourOf("")?.contour).toHaveLength(CONTOUR_BYTES_MAX);
    expect(contourOf("x")).toMatchObject({ name: "Ajaccio", contour: undefined });
  });

  it("has its centre for a town hall when that is unknown, and no population on an empty island [CITY-2]", () => {
    const commune = communeOf(aCommuneItem({ mairie: undefined, population: undefined }));
    expect(commune?.cityHall).toEqual(commune?.centre);
    expect(commune?.population).toBeNull();
  });

  it("is none without its code, or a name [GEO-1] [GEO-3]", () => {
    for (const without of [{ code: "1" }, { code: undefined }, { nom: "" }, { nom: 7 }])
      expect(communeOf(aCommuneItem(without))).toBeUndefined();
    for (const nothing of [null, undefined, "2A004", 7]) expect(communeOf(nothing)).toBeUndefined();
    for (const population of [1.5, "76320", Number.MAX_VALUE])
      expect(communeOf(aCommuneItem({ population }))?.population).toBeNull();
    expect(communeOf(aCommuneItem({ nom: "L'Île-d'Yeu" }))?.name).toBe("L’Île-d’Yeu");
  });
});

function heavyRing(points: number): number[][] {
  const ring = Array.from({ length: points }, (_, index) => [8 + index / 1e6, 41.123456]);
  return [...ring, ring[0] ?? []];
}
