import { describe, expect, it, vi } from "vitest";
import { parseOutline } from "../../../src/domain/place/outline.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { communeAt, communeByCode } from "../../../src/remote/communes/geo-api.ts";
import { cut, json, silence, text, useCannedServer } from "../canned-server.ts";

const SQUARE = [
  [
    [-1.7, 48.1],
    [-1.6, 48.1],
    [-1.6, 48.2],
    [-1.7, 48.1],
  ],
];
const betton = {
  nom: "Betton",
  code: "35024",
  population: 12_500,
  centre: { type: "Point", coordinates: [-1.6436, 48.1817] },
  mairie: { type: "Point", coordinates: [-1.6421, 48.1822] },
  contour: { type: "Polygon", coordinates: SQUARE },
};
const unreachable = { ok: false, problem: { code: "unreachable" } };
const noData = { ok: false, problem: { code: "no_data" } };

const server = useCannedServer();
const options = () => ({ geoApi: server.url() });

describe("asking for a commune by its code", () => {
  it("reads the name, the places, the population and the whole contour [GEO-2]", async () => {
    server.answers(json([betton]));
    const answer = await communeByCode("35024", options());
    expect(answer).toEqual({
      ok: true,
      value: {
        code: "35024",
        name: "Betton",
        population: 12_500,
        centre: { latE6: 48_181_700, lngE6: -1_643_600 },
        cityHall: { latE6: 48_182_200, lngE6: -1_642_100 },
        contour: JSON.stringify(betton.contour),
        approximate: false,
      },
    });
  });

  it("asks exactly what the specification says, for one commune, in upper case [GEO-2]", async () => {
    await communeByCode("2a004", options());
    expect(server.lastAsked().pathname).toBe("/communes");
    expect(Object.fromEntries(server.lastAsked().searchParams)).toEqual({
      code: "2A004",
      fields: "population,centre,contour,mairie",
      limit: "1",
    });
  });

  it("asks for Paris when a link names one of its arrondissements [GEO-2]", async () => {
    await communeByCode("75111", options());
    expect(server.lastAsked().searchParams.get("code")).toBe("75056");
  });

  it("answers « no data » for an invalid commune code, without a request [GEO-2]", async () => {
    expect(await communeByCode("abc", options())).toEqual(noData);
    expect(await communeByCode("3502", options())).toEqual(noData);
    expect(server.timesAsked()).toBe(0);
  });

  it("answers « no data » when the list is empty [GEO-1, F82]", async () => {
    server.answers(json([]));
    expect(await communeByCode("35024", options())).toEqual(noData);
  });

  it("uses the centre for an unknown town hall, and null for an unknown population", async () => {
    server.answers(json([{ ...betton, mairie: undefined, population: undefined }]));
    const answer = await communeByCode("35024", options());
    expect(answer).toMatchObject({
      value: { population: null, cityHall: { latE6: 48_181_700, lngE6: -1_643_600 } },
    });
  });

  it("is marked when a stand-in generated the answer [GEO-4]", async () => {
    server.answers(json([betton], { "x-parvis-approximate": "1" }));
    expect(await communeByCode("35024", options())).toMatchObject({ value: { approximate: true } });
  });
});

describe("a contour", () => {
  it("keeps all its parts and holes [CITY-6, F82]", async () => {
    const islands = { type: "MultiPolygon", coordinates: [SQUARE, [...SQUARE, ...SQUARE]] };
    server.answers(json([{ ...betton, contour: islands }]));
    const answer = await communeByCode("35024", options());
    const outline = answer.ok ? parseOutline(answer.value.contour) : undefined;
    expect(outline).toMatchObject([{ holes: [] }, { holes: [expect.anything()] }]);
  });

  it("that is broken is logged and left empty; the commune is still there [CITY-6, F82]", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    server.answers(json([{ ...betton, contour: { type: "Polygon", coordinates: [[[0, 0]]] } }]));
    const answer = await communeByCode("35024", options());
    expect(answer).toMatchObject({ ok: true, value: { name: "Betton", contour: "" } });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it("of three megabytes is read or left out, and never fails the commune [F82]", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const ring = Array.from({ length: 150_000 }, (_, i) => [
      -1.6 + (i % 1000) / 10_000,
      48.1 + i / 10_000_000,
    ]);
    ring.push(ring[0] ?? []);
    server.answers(json([{ ...betton, contour: { type: "Polygon", coordinates: [ring] } }]));
    expect(await communeByCode("35024", options())).toMatchObject({ ok: true, value: { name: "Betton" } });
    logged.mockRestore();
  });
});

describe("an invalid answer", () => {
  it.each([
    ["a portal's page", text(200, "text/html", "<html>Connectez-vous au Wi-Fi</html>")],
    ["a plain text", text(404, "text/plain", "Not Found")],
    ["an error of the server", text(500, "application/json", "{}")],
    ["JSON that is cut", cut],
    ["JSON that is broken", text(200, "application/json", "[{")],
    ["an object in place of the list", json({ message: "non" })],
    ["a commune without a name", json([{ ...betton, nom: undefined }])],
    ["a commune without a place", json([{ ...betton, centre: null }])],
  ])("%s counts as « injoignable » [GEO-3, F4, F82]", async (_, answer) => {
    server.answers(answer);
    expect(await communeByCode("35024", options())).toEqual(unreachable);
  });

  it("no answer counts as « injoignable » after the timeout [GEO-3, F6]", async () => {
    server.answers(silence);
    expect(await communeByCode("35024", { ...options(), timeoutMs: 50 })).toEqual(unreachable);
  });

  it("a host that is not there counts as « injoignable » [GEO-3, F15]", async () => {
    expect(await communeByCode("35024", { geoApi: "http://127.0.0.1:1" })).toEqual(unreachable);
  });
});

describe("asking for the commune around a position", () => {
  it("lets at most four decimals leave the device [GEO-2]", async () => {
    server.answers(json([betton]));
    const answer = await communeAt(placeOf(48.181_712_3, -1.643_634_5), options());
    expect(answer).toMatchObject({ ok: true, value: { code: "35024" } });
    expect(Object.fromEntries(server.lastAsked().searchParams)).toEqual({
      lat: "48.1817",
      lon: "-1.6436",
      fields: "code,population,centre,contour,mairie",
      limit: "1",
    });
  });

  it("does not send an invalid coordinate: the API would answer all of France [GEO-2]", async () => {
    expect(await communeAt({ latE6: Number.NaN, lngE6: 0 }, options())).toEqual(noData);
    expect(await communeAt({ latE6: 91_000_000, lngE6: 0 }, options())).toEqual(noData);
    expect(server.timesAsked()).toBe(0);
  });
});
