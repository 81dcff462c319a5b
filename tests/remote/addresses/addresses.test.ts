import { describe, expect, it } from "vitest";
import { placeOf } from "../../../src/domain/place/place.ts";
import { reverseAddress } from "../../../src/remote/addresses/reverse-address.ts";
import { searchAddresses } from "../../../src/remote/addresses/search-addresses.ts";
import { json, silence, text, useCannedServer } from "../canned-server.ts";

const feature = (label: string, citycode: string, more: object = {}) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [-1.6436, 48.1817] },
  properties: { type: "housenumber", label, id: `${citycode}_0001_00003`, citycode, ...more },
});
const collection = (...features: readonly unknown[]) => ({ type: "FeatureCollection", features });
const unreachable = { ok: false, problem: { code: "unreachable" } };

const server = useCannedServer();
const options = () => ({ addresses: server.url() });

describe("searching an address", () => {
  it("asks for the city's own addresses and gives their label and place [MAP-3]", async () => {
    server.answers(json(collection(feature("3 Rue du Mail 35830 Betton", "35024"))));
    expect(await searchAddresses(" 3 rue du mail ", "35024", options())).toEqual({
      ok: true,
      value: [
        {
          id: "35024_0001_00003",
          label: "3 Rue du Mail, 35830 Betton",
          place: { latE6: 48_181_700, lngE6: -1_643_600 },
          cityId: "35024",
          distanceM: null,
        },
      ],
    });
    expect(server.lastAsked().pathname).toBe("/search");
    expect(Object.fromEntries(server.lastAsked().searchParams)).toEqual({
      q: "3 rue du mail",
      limit: "5",
      citycode: "35024",
      autocomplete: "1",
      index: "address",
    });
  });

  it("takes the addresses of an arrondissement for those of its city, and no neighbour's [MAP-3]", async () => {
    const answers = [
      feature("12 Rue Oberkampf 75011 Paris", "75111"),
      feature("Rue Oberkampf Pantin", "93055"),
    ];
    server.answers(json(collection(...answers)));
    const found = await searchAddresses("oberkampf", "75056", options());
    expect(found).toMatchObject({ ok: true, value: [{ cityId: "75056" }] });
    expect(server.lastAsked().searchParams.has("citycode")).toBe(false);
  });

  it("asks nothing below three characters", async () => {
    expect(await searchAddresses("ru ", "35024", options())).toEqual({ ok: true, value: [] });
    expect(server.timesAsked()).toBe(0);
  });

  it.each([
    ["a portal's page", text(200, "text/html", "<html></html>")],
    ["too many requests", text(429, "application/json", "{}")],
    ["something else than addresses", json({ code: 400 })],
  ])("answers « injoignable » to %s: the report goes on [GEO-6]", async (_, answer) => {
    server.answers(answer);
    expect(await searchAddresses("rue du mail", "35024", options())).toEqual(unreachable);
    expect(await reverseAddress(placeOf(48.1817, -1.6436), options())).toEqual(unreachable);
  });

  it("is aborted by the next keystroke, and by the timeout [GEO-6, F6]", async () => {
    server.answers(silence);
    const signal = AbortSignal.abort();
    expect(await searchAddresses("rue du mail", "35024", { ...options(), signal })).toEqual(unreachable);
    expect(await searchAddresses("rue du mail", "35024", { ...options(), timeoutMs: 50 })).toEqual(
      unreachable,
    );
  });

  it("leaves out results without a label or a place", async () => {
    server.answers(
      json(collection(null, { properties: {} }, feature("", "35024"), feature("Le Bourg", "35024"))),
    );
    expect(await searchAddresses("bourg", "35024", options())).toMatchObject({
      value: [{ label: "Le Bourg" }],
    });
  });
});

describe("the address of a place", () => {
  it("is the nearest one, with its distance [MAP-3]", async () => {
    server.answers(json(collection(feature("3 Rue du Mail 35830 Betton", "35024", { distance: 31 }))));
    const found = await reverseAddress(placeOf(48.181_7, -1.643_6), options());
    expect(found).toMatchObject({ ok: true, value: { label: "3 Rue du Mail, 35830 Betton", distanceM: 31 } });
    expect(server.lastAsked().pathname).toBe("/reverse");
    expect(server.lastAsked().searchParams.get("lon")).toBe("-1.643600");
  });

  it("is null where there is none near [MAP-3]", async () => {
    server.answers(json(collection()));
    expect(await reverseAddress(placeOf(48, -30), options())).toEqual({ ok: true, value: null });
  });
});
