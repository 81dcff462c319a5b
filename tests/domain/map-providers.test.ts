import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { aerialOf, keptTiles, mapHosts, providerOf } from "../../src/domain/background/choose-provider.ts";
import { atMost, isArchivable, type OfflineUse } from "../../src/domain/background/map-provider.ts";
import { CITY_MAP_PROVIDER, type MapProviderId } from "../../src/domain/background/map-provider-id.ts";
import { policyProblem } from "../../sw/plugin/policy-problem.ts";

const at = (id: string, mapProvider: MapProviderId | null = null) => ({ id, mapProvider });
const BETTON = at("35024");
const PAPEETE = at("98735");
const CUSTOM = {
  VITE_MAP_PROVIDER: "custom",
  VITE_MAP_URL: "https://cartes.betton.example/{z}/{x}/{y}.webp",
  VITE_MAP_ATTRIBUTION: "© Ville de Betton",
};

const ARCHIVE = {
  VITE_MAP_PROVIDER: "pmtiles-raster",
  VITE_MAP_URL: "https://cartes.betton.example/{code}.pmtiles",
  VITE_MAP_ATTRIBUTION: "© Ville de Betton",
};

describe("whose map lies behind a commune", () => {
  it("is the State's plan, and says so [MAP-5]", () => {
    expect(providerOf({}, BETTON)).toMatchObject({ id: "ign-plan", attribution: "© IGN – Plan IGN v2" });
  });

  it("is asked for by its layer and its kind of picture, as its service names them [MAP-5]", () => {
    const asked = (id: string) => new URL(providerOf({ VITE_MAP_PROVIDER: id }, BETTON).url).searchParams;
    expect([asked("ign-plan").get("LAYER"), asked("ign-plan").get("FORMAT")]).toEqual([
      "GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2",
      "image/png",
    ]);
    expect([asked("ign-ortho").get("LAYER"), asked("ign-ortho").get("FORMAT")]).toEqual([
      "ORTHOIMAGERY.ORTHOPHOTOS",
      "image/jpeg",
    ]);
  });

  it("is somebody's own as they say, from the first zoom to the last where they say nothing [MAP-5]", () => {
    expect(providerOf(CUSTOM, BETTON)).toEqual({
      id: "custom",
      url: CUSTOM.VITE_MAP_URL,
      attribution: "© Ville de Betton",
      minNativeZoom: 0,
      maxNativeZoom: 19,
      offline: "none",
      tileBytes: 25_000,
    });
    const said = {
      VITE_MAP_MIN_ZOOM: "8",
      VITE_MAP_MAX_ZOOM: "16",
      VITE_MAP_LICENCE: "ODbL",
      VITE_MAP_ATTRIBUTION_URL: "https://b.example",
    };
    expect(providerOf({ ...CUSTOM, ...said }, BETTON)).toMatchObject({
      minNativeZoom: 8,
      maxNativeZoom: 16,
      licence: "ODbL",
      attributionUrl: "https://b.example",
    });
  });

  it("is another's where the State's plan stops: Polynesia, New Caledonia, Wallis [MAP-6]", () => {
    expect(providerOf({}, PAPEETE).id).toBe("osm");
    expect(providerOf({ VITE_MAP_PROVIDER: "ign-ortho" }, at("98818")).id).toBe("osm");
    expect(providerOf({}, at("97411")).id).toBe("ign-plan");
    expect(providerOf(CUSTOM, PAPEETE).id).toBe("custom");
  });

  it("is never somebody's whose credit is not given [MAP-5]", () => {
    expect(providerOf(CUSTOM, BETTON).attribution).toBe("© Ville de Betton");
    expect(() => providerOf({ ...CUSTOM, VITE_MAP_ATTRIBUTION: " " }, BETTON)).toThrow(/credit/u);
    expect(() => providerOf({ ...CUSTOM, VITE_MAP_URL: "https://x.example/{z}" }, BETTON)).toThrow(/\{x\}/u);
    expect(() => providerOf({ VITE_MAP_PROVIDER: "google" }, BETTON)).toThrow(/google/u);
  });

  it("is named by its key where it needs one, and not half [MAP-6]", () => {
    const keyed = { ...CUSTOM, VITE_MAP_URL: `${CUSTOM.VITE_MAP_URL}?key={key}` };
    expect(providerOf({ ...keyed, VITE_MAP_KEY: "a b" }, BETTON).url).toMatch(/\?key=a%20b$/u);
    expect(() => providerOf(keyed, BETTON)).toThrow(/VITE_MAP_KEY/u);
    expect(() => providerOf({ ...CUSTOM, VITE_MAP_KEY: "k" }, BETTON)).toThrow(/\{key\}/u);
  });

  it("may be seen from the air where the State photographed it, unless that is what is shown [MAP-22]", () => {
    expect(aerialOf({}, BETTON)).toMatchObject({ id: "ign-ortho", attribution: "© IGN – BD ORTHO" });
    expect(aerialOf(CUSTOM, at("97411"))?.id).toBe("ign-ortho");
    expect(aerialOf({}, PAPEETE)).toBeUndefined();
    expect(aerialOf({ VITE_MAP_PROVIDER: "ign-ortho" }, BETTON)).toBeUndefined();
    expect(aerialOf({}, at("35024", "ign-ortho"))).toBeUndefined();
  });

  it("has its host in the policy of the page, or the build says which is missing [SEC-7]", () => {
    const policy = readFileSync("firebase.json", "utf8");
    expect(policyProblem(policy, mapHosts({}))).toBeUndefined();
    expect(policyProblem(policy, mapHosts(CUSTOM))).toContain("img-src wants https://cartes.betton.example");
    expect(policyProblem(policy, mapHosts(CUSTOM))).not.toContain("connect-src");
    expect(policyProblem(policy, mapHosts(ARCHIVE))).toContain(
      "connect-src wants https://cartes.betton.example",
    );
    expect(
      policyProblem(policy, mapHosts({ ...ARCHIVE, VITE_MAP_URL: "/data/carte.pmtiles" })),
    ).toBeUndefined();
  });
});

describe("a city's own choice of a map", () => {
  it("comes before the deployment's [MAP-11]", () => {
    expect(providerOf({}, at("35024", "ign-ortho")).id).toBe("ign-ortho");
    expect(providerOf(ARCHIVE, at("35024", "ign-plan")).id).toBe("ign-plan");
    expect(providerOf({ ...ARCHIVE, VITE_MAP_PROVIDER: "ign-plan" }, at("35024", "pmtiles-raster")).id).toBe(
      "pmtiles-raster",
    );
  });

  it("is the deployment's where it is unknown, or not offered here [MAP-11]", () => {
    expect(["osm", "google", 3, undefined].map((written) => CITY_MAP_PROVIDER.parse(written))).toEqual(
      ["osm", null, null, null].map((value) => ({ ok: true, value })),
    );
    expect(providerOf({}, at("35024", "pmtiles-raster")).id).toBe("ign-plan");
    expect(providerOf(CUSTOM, at("35024", "pmtiles-raster")).id).toBe("custom");
  });

  it("never lets a device keep more than the terms and the deployment do [MAP-6, MAP-11]", () => {
    const generous = { VITE_MAP_OFFLINE: "archive" };
    expect(providerOf(generous, at("35024", "osm")).offline).toBe("none");
    expect(providerOf(generous, at("35024", "ign-ortho")).offline).toBe("archive");
    expect(providerOf({ VITE_MAP_OFFLINE: "none" }, at("35024", "ign-ortho")).offline).toBe("none");
  });
});

describe("an archive of one's own", () => {
  it("has the city's code in its address, and may be downloaded unless somebody says otherwise [MAP-10]", () => {
    expect(providerOf(ARCHIVE, BETTON)).toMatchObject({
      id: "pmtiles-raster",
      archive: "https://cartes.betton.example/35024.pmtiles",
      url: "https://cartes.betton.example/35024.pmtiles?tile={z}/{x}/{y}",
      offline: "archive",
    });
    expect(providerOf({ ...ARCHIVE, VITE_MAP_OFFLINE: "none" }, BETTON).offline).toBe("none");
    expect(() => providerOf({ ...ARCHIVE, VITE_MAP_URL: CUSTOM.VITE_MAP_URL }, BETTON)).toThrow(/archive/u);
  });

  it("is read by the page: the worker keeps nothing of it [MAP-10]", () => {
    const prefixes = keptTiles(ARCHIVE).prefixes;
    expect(prefixes.filter((prefix) => prefix.includes("betton"))).toEqual([]);
  });

  it("that would need a vector renderer is refused when the app is built [MAP-10]", () => {
    expect(() => keptTiles({ VITE_MAP_PROVIDER: "pmtiles-vector" })).toThrow(/pmtiles-vector/u);
  });
});

describe("limits a deployment sets", () => {
  it("are whole numbers that make sense [MAP-6]", () => {
    expect(keptTiles({ VITE_MAP_OFFLINE_MAX_AGE_DAYS: "30" }).days).toBe(30);
    for (const written of ["", "many", "0", "1.5"])
      expect(() => keptTiles({ VITE_MAP_OFFLINE_MAX_AGE_DAYS: written })).toThrow(/whole number/u);
    const limited = { VITE_MAP_OFFLINE_MAX_MB: "50", VITE_MAP_OFFLINE_MAX_ZOOM: "16" };
    expect(providerOf(limited, BETTON)).toMatchObject({ offlineBytesMax: 50_000_000, offlineZoomMax: 16 });
  });
});

describe("what a provider lets a device keep", () => {
  it("is nothing of OpenStreetMap's own servers, whatever a deployment asks [MAP-6]", () => {
    const asked = { VITE_MAP_PROVIDER: "osm", VITE_MAP_OFFLINE: "archive" };
    expect(providerOf(asked, BETTON).offline).toBe("none");
    expect(isArchivable(providerOf(asked, BETTON))).toBe(false);
  });

  it("is what was seen of the State's plan, and a whole commune where the deployment says so [MAP-6]", () => {
    expect(isArchivable(providerOf({}, BETTON))).toBe(false);
    expect(isArchivable(providerOf({ VITE_MAP_OFFLINE: "archive" }, BETTON))).toBe(true);
    expect(providerOf({ VITE_MAP_OFFLINE: "none" }, BETTON).offline).toBe("none");
  });

  it("is nothing of one's own tiles while nobody says otherwise [MAP-6]", () => {
    expect(providerOf(CUSTOM, BETTON).offline).toBe("none");
    expect(providerOf({ ...CUSTOM, VITE_MAP_OFFLINE: "archive" }, BETTON).offline).toBe("archive");
  });

  it("is the least of what is asked and what is allowed [MAP-6]", () => {
    const rows: readonly [unknown, OfflineUse, OfflineUse][] = [
      ["archive", "browser-cache", "browser-cache"],
      ["none", "archive", "none"],
      ["", "browser-cache", "browser-cache"],
    ];
    for (const [asked, allowed, kept] of rows) expect(atMost(asked, allowed)).toBe(kept);
  });
});
