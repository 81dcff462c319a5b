import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aCommuneItem } from "./support/a-commune.ts";
import { aGuestAccount, anAccount } from "./support/accounts.ts";
import { json, startGeoStandIn, text } from "./support/geo-stand-in.ts";
import { call } from "./support/wire.ts";

const NO_DATA = "Pas de données trouvées sur l'API geo.api.gouv.fr";

let geo: Awaited<ReturnType<typeof startGeoStandIn>>;
// No commune has such a code, and no other test: 97411 was made by others.
let lastCode = 100 + Math.floor(Math.random() * 700);

function aNewCode(): string {
  lastCode += 1;
  return `96${lastCode}`;
}

beforeAll(async () => {
  geo = await startGeoStandIn();
});
afterAll(() => geo.stop());

describe("a commune that somebody chooses first", () => {
  it("becomes a city from what the geographic API says, at zoom 13 [CITY-2] [CITY-3] [GEO-2]", async () => {
    const code = aNewCode();
    geo.answers(code, json([aCommuneItem({ code, nom: "Saint-Pierre" })]));
    const answer = await call("cities-createCity", await aGuestAccount(), { cityId: code });
    expect(answer).toMatchObject({ status: 200, body: { result: { cityId: code } } });
    expect(geo.asked.at(-1)).toBe(
      `/geo/communes?code=${code}&fields=population%2Ccentre%2Ccontour%2Cmairie&limit=1`,
    );
    expect(await readDocument(`cities/${code}`)).toMatchObject({
      id: code,
      name: "Saint-Pierre",
      position: { latE6: 41_937_300, lngE6: 8_701_200 },
      positionCityHall: { latE6: 41_919_200, lngE6: 8_738_600 },
      population: 76_320,
      approximate: false,
      zoom: 13,
      moderatorsCount: 0,
      rev: 1,
    });
  });

  it("is found by its lower-case Corsican code [GEO-2]", async () => {
    const code = `2B${String(lastCode).slice(-3)}`;
    geo.answers(code, json([aCommuneItem({ code, mairie: null })]));
    expect((await call("cities-createCity", await anAccount(), { cityId: code.toLowerCase() })).status).toBe(
      200,
    );
    const city = await readDocument(`cities/${code}`);
    expect(city?.["positionCityHall"]).toEqual(city?.["position"]);
  });

  it("is said to be approximate when a stand-in made it up [GEO-4]", async () => {
    const code = aNewCode();
    geo.answers(code, json([aCommuneItem({ code })], { "x-parvis-approximate": "1" }));
    await call("cities-createCity", await anAccount(), { cityId: code });
    expect(await readDocument(`cities/${code}`)).toMatchObject({ approximate: true });
  });

  it("is made once by four people at once, and asked for no more once it is there [CITY-7] [F78]", async () => {
    const code = aNewCode();
    geo.answers(code, json([aCommuneItem({ code })]));
    const accounts = await Promise.all(Array.from({ length: 4 }, () => aGuestAccount()));
    const answers = await Promise.all(
      accounts.map((account) => call("cities-createCity", account, { cityId: code })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const asked = geo.asked.length;
    const before = await readDocument(`cities/${code}`);
    expect((await call("cities-createCity", await anAccount(), { cityId: code })).status).toBe(200);
    expect(geo.asked.length).toBe(asked);
    expect(await readDocument(`cities/${code}`)).toEqual(before);
  }, 60_000);

  it("keeps every part and hole of its contour, and none of one that is broken [CITY-6] [F82]", async () => {
    const [whole, broken] = [aNewCode(), aNewCode()];
    const contour = { type: "MultiPolygon", coordinates: [islandOf(8.6), islandOf(9)] };
    geo.answers(whole, json([aCommuneItem({ code: whole, contour })]));
    geo.answers(
      broken,
      json([aCommuneItem({ code: broken, contour: { type: "Polygon", coordinates: [[[8.6, 41.9]]] } })]),
    );
    await call("cities-createCity", await anAccount(), { cityId: whole });
    await call("cities-createCity", await anAccount(), { cityId: broken });
    expect(await readDocument(`cities/${whole}`)).toMatchObject({ contour: "", contourRev: 1 });
    const apart = { contour: JSON.stringify(contour), rev: 1 };
    expect(await readDocument(`cities/${whole}/contours/_global_`)).toMatchObject(apart);
    expect(await readDocument(`cities/${broken}`)).toMatchObject({
      box: null,
      contourRev: 0,
      name: "Ajaccio",
    });
    expect(await readDocument(`cities/${broken}/contours/_global_`)).toBeUndefined();
  });
});

describe("a commune that cannot be made", () => {
  it("is said not to be found when the geographic API knows nothing [GEO-1] [F82]", async () => {
    const code = aNewCode();
    const answer = await call("cities-createCity", await anAccount(), { cityId: code });
    expect(answer).toMatchObject({ status: 404, body: { error: { status: "NOT_FOUND", message: NO_DATA } } });
    expect(await readDocument(`cities/${code}`)).toBeUndefined();
  });

  it.each([
    ["a page of HTML", text(200, "text/html", "<html>Connectez-vous au Wi-Fi</html>")],
    ["an error", text(500, "application/json", "[]")],
    ["another commune", json([aCommuneItem({ code: "75056" })])],
  ])("is left for later when the answer is %s [GEO-3] [F82]", async (_, answer) => {
    const code = aNewCode();
    geo.answers(code, answer);
    const { status } = await call("cities-createCity", await anAccount(), { cityId: code });
    expect(status).toBe(503);
    expect(await readDocument(`cities/${code}`)).toBeUndefined();
  });

  it("is the whole city when an arrondissement is asked for [CITY-29]", async () => {
    geo.answers("69123", json([aCommuneItem({ code: "69123", nom: "Lyon" })]));
    const answer = await call("cities-createCity", await anAccount(), { cityId: "69381" });
    expect(answer).toMatchObject({ status: 200, body: { result: { cityId: "69123" } } });
    expect(await readDocument("cities/69123")).toMatchObject({ id: "69123", name: "Lyon" });
    expect(await readDocument("cities/69381")).toBeUndefined();
  });

  it.each([
    { cityId: "France" },
    { cityId: "../x" },
    { cityId: 35024 },
    {},
    null,
    { cityId: "35024", uid: "x" },
  ])("is refused for %j [GEO-2] [SEC-6]", async (data) => {
    expect((await call("cities-createCity", await anAccount(), data)).status).toBe(400);
  });

  it("is refused to nobody and to a disabled account [SEC-5] [P9]", async () => {
    const account = await anAccount();
    await writeDocument(`users/${account.uid}`, { createdAt: new Date(), isDisabled: true });
    expect((await call("cities-createCity", undefined, { cityId: aNewCode() })).status).toBe(401);
    expect((await call("cities-createCity", account, { cityId: aNewCode() })).status).toBe(403);
  });
});

describe("the city of a person", () => {
  it("is remembered, and joined once [CITY-5] [F79]", async () => {
    const account = await aGuestAccount();
    const code = aNewCode();
    await writeDocument(`cities/${code}`, { id: code, name: "Cilaos", updatedAt: new Date() });
    expect((await call("users-updateUserCity", account, { cityId: code })).status).toBe(200);
    const [profile, joined] = [await profileOf(account), await joinedOf(account, code)];
    expect(profile).toMatchObject({ cityId: code, rev: 1 });
    expect(profile?.["createdAt"]).toEqual(expect.any(Number));
    expect(joined).toMatchObject({ cityId: code, cityName: "Cilaos", marks: [], rev: 1 });
    expect((await call("users-updateUserCity", account, { cityId: code })).status).toBe(200);
    expect(await profileOf(account)).toEqual(profile);
    expect(await joinedOf(account, code)).toEqual(joined);
  });

  it("changes, and what was joined before stays [CITY-5]", async () => {
    const account = await anAccount();
    await writeDocument(`users/${account.uid}`, { createdAt: new Date("2026-01-01"), isDisabled: false });
    const [before, after] = [aNewCode(), aNewCode()];
    for (const code of [before, after]) {
      await writeDocument(`cities/${code}`, { id: code, name: "Cilaos", updatedAt: new Date() });
      await call("users-updateUserCity", account, { cityId: code });
    }
    expect(await profileOf(account)).toMatchObject({ cityId: after, createdAt: Date.parse("2026-01-01") });
    expect(await joinedOf(account, before)).toBeDefined();
  });

  it("is refused when there is no such city [CITY-2]", async () => {
    const account = await anAccount();
    const answer = await call("users-updateUserCity", account, { cityId: aNewCode() });
    expect(answer).toMatchObject({ status: 404, body: { error: { message: "unknown_city" } } });
    expect(await profileOf(account)).toBeUndefined();
  });
});

function profileOf({ uid }: { readonly uid: string }) {
  return readDocument(`users/${uid}`);
}

function joinedOf({ uid }: { readonly uid: string }, code: string) {
  return readDocument(`users/${uid}/cities/${code}`);
}

/** A square island with a lake. */
function islandOf(west: number): number[][][] {
  const square = (from: number, size: number) => [
    [from, 41.9],
    [from + size, 41.9],
    [from + size, 41.9 + size],
    [from, 41.9 + size],
    [from, 41.9],
  ];
  return [square(west, 0.2), square(west + 0.05, 0.1)];
}
