import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { providerOf } from "../../src/domain/background/choose-provider.ts";
import { atMost, isArchivable, type OfflineUse } from "../../src/domain/background/map-provider.ts";
import { MAP_PROVIDERS } from "../../src/domain/background/map-providers.ts";

const BETTON = "35024";
const PAPEETE = "98735";
const CUSTOM = {
  VITE_MAP_PROVIDER: "custom",
  VITE_MAP_URL: "https://cartes.betton.example/{z}/{x}/{y}.webp",
  VITE_MAP_ATTRIBUTION: "© Ville de Betton",
};

describe("whose map lies behind a commune", () => {
  it("is the State's plan, and says so [MAP-5]", () => {
    expect(providerOf({}, BETTON)).toMatchObject({ id: "ign-plan", attribution: "© IGN – Plan IGN v2" });
  });

  it("is another's where the State's plan stops: Polynesia, New Caledonia, Wallis [MAP-6]", () => {
    expect(providerOf({}, PAPEETE).id).toBe("osm");
    expect(providerOf({ VITE_MAP_PROVIDER: "ign-ortho" }, "98818").id).toBe("osm");
    expect(providerOf({}, "97411").id).toBe("ign-plan");
    expect(providerOf(CUSTOM, PAPEETE).id).toBe("custom");
  });

  it("is never somebody's whose credit is not given [MAP-5]", () => {
    expect(providerOf(CUSTOM, BETTON).attribution).toBe("© Ville de Betton");
    expect(() => providerOf({ ...CUSTOM, VITE_MAP_ATTRIBUTION: " " }, BETTON)).toThrow(/credit/u);
    expect(() => providerOf({ ...CUSTOM, VITE_MAP_URL: "https://x.example/{z}" }, BETTON)).toThrow(/\{x\}/u);
    expect(() => providerOf({ VITE_MAP_PROVIDER: "google" }, BETTON)).toThrow(/google/u);
  });

  it("has its host in the policy of the page [SEC-7]", () => {
    const policy = /img-src ([^;]+)/u.exec(readFileSync("firebase.json", "utf8"))?.[1];
    const hosts = new Set(MAP_PROVIDERS.map(({ url }) => new URL(url.replaceAll(/[{}]/gu, "")).origin));
    expect([...hosts].filter((host) => policy?.includes(host) !== true)).toEqual([]);
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
