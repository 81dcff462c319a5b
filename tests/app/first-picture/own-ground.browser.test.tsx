import { cleanup } from "vitest-browser-react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rememberCommune } from "../../../src/app/city/remember-commune.ts";
import { openingIn } from "../../../src/data/memberships/opening.ts";
import { OPENING_ZOOM } from "../../../src/domain/account/opening-place.ts";
import { firstGroundOf } from "../../../src/domain/background/first-ground.ts";
import { rememberLocale } from "../../../src/i18n/chosen-locale.ts";
import { providerForAnyScreen } from "../../../src/remote/tiles/map-provider.ts";
import { aGuest } from "../../examples/accounts.ts";
import { waitFor } from "../../support/wait-for.ts";
import { openApp } from "../router/open-app.tsx";
import { ground, tilesLaid, tilesOfMap, wasHere, whereOf } from "./laid-tiles.ts";
import { BETTON, chose, closeDocument, COMMUNE, MAP, openDocument } from "./open-document.ts";

const HERE = location.href;
const HOME = { latE6: 48_197_000, lngE6: -1_612_000 };

function rememberHome(uid: string, cityId: string): void {
  const laid = firstGroundOf(providerForAnyScreen(COMMUNE), HOME, OPENING_ZOOM);
  openingIn(localStorage).write({ uid, cityId, view: null, place: HOME, ground: laid });
}

beforeEach(() => {
  rememberLocale("fr");
  chose(BETTON);
  rememberCommune(localStorage, COMMUNE);
});
afterEach(async () => {
  await cleanup();
  closeDocument(HERE);
});

describe("the ground of a place of one's own", () => {
  it("is laid where this person's map opens on it, as it then stands [CITY-13, NAV-11]", async () => {
    wasHere();
    openDocument(MAP).remove();
    const ofCommune = tilesLaid().map(({ src }) => src);
    ground()?.remove();
    const { uid } = aGuest();
    wasHere(uid);
    rememberHome(uid, BETTON);
    const root = openDocument(MAP);
    const laid = tilesLaid().map(whereOf);
    expect(laid.length).toBeGreaterThan(4);
    expect(laid.filter(({ src }) => ofCommune.includes(src))).toEqual([]);
    root.remove();
    // Its databases are not open: nothing but what was kept beside them says where it opens.
    await openApp(MAP, { actor: aGuest() });
    await waitFor(() => expect(tilesOfMap()).toEqual(expect.arrayContaining(laid)));
    expect(tilesOfMap()).toHaveLength(laid.length);
  });

  it.each([
    ["the place of whoever was here before", "somebody-else", BETTON],
    ["a place in another commune", aGuest().uid, "29019"],
  ])("is not laid for %s [P8, NAV-11]", async (_, uid, cityId) => {
    wasHere(aGuest().uid);
    const before = openDocument(MAP);
    const laid = tilesLaid().map(whereOf);
    ground()?.remove();
    before.remove();
    rememberHome(uid, cityId);
    const root = openDocument(MAP);
    expect(tilesLaid().map(whereOf)).toEqual(laid);
    root.remove();
    await openApp(MAP, { actor: aGuest() });
    await waitFor(() => expect(tilesOfMap()).toEqual(expect.arrayContaining(laid)));
  });
});
