import { describe, expect, it } from "vitest";
import { geoAnswer } from "../../local/stand-ins/geo.ts";
import { addressAnswer } from "../../local/stand-ins/addresses.ts";
import { insideOutline } from "../../src/domain/place/inside-outline.ts";
import { parseOutline } from "../../src/domain/place/outline.ts";
import { placeOf } from "../../src/domain/place/place.ts";

const ask = (query: string) => geoAnswer("/communes", new URLSearchParams(query));
const rows = (query: string) => JSON.parse(String(ask(query).body)) as Record<string, unknown>[];

describe("the geographic API's stand-in", () => {
  it("tells a commune with its keys in the order they were asked, then its name and code [GEO-5]", () => {
    const [betton] = rows("code=35024&fields=population,centre,contour,mairie");
    expect(Object.keys(betton ?? {})).toEqual(["population", "centre", "contour", "mairie", "nom", "code"]);
    expect(betton).toMatchObject({ nom: "Betton", code: "35024" });
  });

  it.each(["35024", "35238", "2A004", "75056", "97411", "13055"])(
    "gives %s a contour that reads, and that holds its town hall",
    (code) => {
      const [{ contour, mairie } = {}] = rows(`code=${code}&fields=contour,mairie`);
      const outline = parseOutline(JSON.stringify(contour));
      const [lng = 0, lat = 0] = (mairie as { coordinates: number[] }).coordinates;
      expect(insideOutline(placeOf(lat, lng), outline ?? [])).toBe(true);
    },
  );

  it("says that it made the place up, and only then [GEO-4]", () => {
    expect(ask("code=35024&fields=centre").approximate).toBe(true);
    expect(ask("code=35024&fields=population").approximate).toBe(false);
  });

  it("answers nothing to a code in lower case, unknown, or of an arrondissement [GEO-5]", () => {
    for (const code of ["2a004", "99999", "75101"]) expect(rows(`code=${code}&fields=code`)).toEqual([]);
  });

  it("finds the commune of a position, and none at sea", () => {
    expect(rows("lat=48.1827&lon=-1.6448&fields=code")).toMatchObject([{ code: "35024" }]);
    expect(rows("lat=46&lon=-8&fields=code")).toEqual([]);
  });

  it("refuses in text, never in JSON [GEO-5]", () => {
    expect(ask("lat=abc&lon=2&fields=contour")).toMatchObject({
      status: 400,
      type: "text/html; charset=utf-8",
    });
    expect(ask("limit=-1")).toMatchObject({ status: 400, type: "text/html; charset=utf-8" });
    expect(geoAnswer("/communes/99999", new URLSearchParams())).toMatchObject({
      status: 404,
      body: "Not Found",
    });
  });

  it("puts the larger of two communes of one name first", () => {
    expect(rows("nom=Saint-Denis&boost=population&limit=2&fields=code").map(({ code }) => code)).toEqual([
      "97411",
      "93066",
    ]);
  });
});

interface Found {
  readonly features: readonly {
    readonly geometry: { readonly coordinates: readonly number[] };
    readonly properties: Record<string, unknown>;
  }[];
}

describe("the address stand-in", () => {
  const search = (query: string) =>
    JSON.parse(String(addressAnswer("/search", new URLSearchParams(query)).body)) as Found;
  const reverse = (query: string) =>
    JSON.parse(String(addressAnswer("/reverse", new URLSearchParams(query)).body)) as Found;

  it("finds a door by what people type of it [GEO-5]", () => {
    const [door] = search("q=12 rue des ecoles&citycode=35024&limit=5").features;
    expect(door?.properties).toMatchObject({
      type: "housenumber",
      label: "12 Rue des Écoles 35830 Betton",
      citycode: "35024",
      housenumber: "12",
    });
  });

  it("tells the address of the place it gave for an address", () => {
    const [door] = search("q=12 rue des ecoles&citycode=35024").features;
    const [lng = 0, lat = 0] = door?.geometry.coordinates ?? [];
    const [back] = reverse(`lat=${lat}&lon=${lng}&limit=1`).features;
    expect(back?.properties).toMatchObject({ label: door?.properties["label"], distance: 0 });
  });

  it("answers an empty collection at sea, and refuses two letters", () => {
    expect(reverse("lat=46&lon=-8").features).toEqual([]);
    expect(addressAnswer("/search", new URLSearchParams("q=ru"))).toMatchObject({ status: 400 });
  });
});
