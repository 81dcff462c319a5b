import { describe, expect, it } from "vitest";
import { communeByCode } from "../../functions/src/cities/geo-api.ts";
import { communeOf } from "../../functions/src/cities/geo-commune.ts";
import { parseOutline } from "../../src/domain/place/outline.ts";
import { cut, json, text, useCannedServer, type Canned } from "../remote/canned-server.ts";
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
    geo.answers(json([aCommuneItem()]));
    const answer = await ask();
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
    ["a page of HTML", text(200, "text/html", "<html>Wi-Fi</html>")],
    ["HTML that says it is JSON", text(200, "application/json", "<html>")],
    ["text", text(200, "text/plain", "[]")],
    ["500", text(500, "application/json", "[]")],
    ["503", text(503, "text/html", "")],
    ["no list", json({ communes: [] })],
    ["another commune", json([aCommuneItem({ code: "2B033" })])],
    ["a commune without its centre", json([aCommuneItem({ centre: null })])],
    ["a redirect", redirect],
    ["half an answer", cut],
    ["an answer that never ends", endless],
  ])("counts as unreachable when it is %s [GEO-3] [F82]", async (_, answer) => {
    geo.answers(answer);
    expect(await ask()).toMatchObject({ ok: false, problem: { code: "unreachable" } });
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

  it("has its centre for a town hall when that is unknown, and no population on an empty island [CITY-2]", () => {
    const commune = communeOf(aCommuneItem({ mairie: undefined, population: undefined }));
    expect(commune?.cityHall).toEqual(commune?.centre);
    expect(commune?.population).toBeNull();
  });
});

function heavyRing(points: number): number[][] {
  const ring = Array.from({ length: points }, (_, index) => [8 + index / 1e6, 41.123456]);
  return [...ring, ring[0] ?? []];
}
