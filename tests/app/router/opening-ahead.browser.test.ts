import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { writeCityRecord } from "../../../src/app/city/city-record.ts";
import { rememberCommune } from "../../../src/app/city/remember-commune.ts";
import { keepOpeningAhead } from "../../../src/app/router/opening-ahead.ts";
import { rowOf as outboxRowOf } from "../../../src/data/device/commit-command.ts";
import { openingIn, rememberedPlace } from "../../../src/data/memberships/opening.ts";
import { liveMembership } from "../../../src/data/memberships/use-membership.ts";
import { livePending } from "../../../src/data/outbox/live-pending.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMyPlace, someCityPreferences } from "../../examples/a-command.ts";
import { aMembership } from "../../examples/accounts.ts";
import { openDatabases, rowOf } from "../../features/open-databases.ts";

const city = aCity({ mapProvider: null });
const home = aMyPlace();
const opening = () => openingIn(localStorage).read();

/** Somebody who settled the list for Betton, and a place of their own for its map, and who looks at Betton now. */
async function keep({ lives = city.id }: { readonly lives?: CityId } = {}) {
  writeCityRecord(localStorage, { cityId: lives, pendingCityId: null, provisional: null });
  const membership = aMembership({ places: [home], opensOn: home.id, view: "list" });
  const opened = await openDatabases({ city, membership, actor: undefined, heard: true });
  onTestFinished(keepOpeningAhead(opened, city.id));
  return { ...opened, membership };
}

beforeEach(() => rememberCommune(localStorage, city));
afterEach(() => localStorage.clear());

describe("what a person settled for their commune to open with", () => {
  it("is kept for the next start, for this person and this commune alone [CITY-13, CITY-25, P8]", async () => {
    const { actor } = await keep();
    await expect.poll(opening).toMatchObject({ place: home.place, view: "list" });
    expect(rememberedPlace(localStorage, actor.uid, city.id)).toEqual(home.place);
    expect(rememberedPlace(localStorage, "somebody-else", city.id)).toBeNull();
    expect(rememberedPlace(localStorage, actor.uid, "29019")).toBeNull();
  });

  it("is kept with its ground, and without where the commune has a map of its own [NAV-11]", async () => {
    await keep();
    await expect.poll(() => localStorage.getItem("parvis.opening")).toContain('"ground":{"url":');
    localStorage.removeItem("parvis.commune");
    await keep();
    await expect.poll(() => localStorage.getItem("parvis.opening")).not.toContain("ground");
    expect(opening()).toMatchObject({ place: home.place });
  });

  it("is forgotten as soon as it is taken back, without network too [CITY-13]", async () => {
    const { device } = await keep();
    await expect.poll(opening).toBeDefined();
    const command = someCityPreferences({ places: [home], opensOn: null, view: "map" });
    await device.outbox.add(outboxRowOf({ command, photoIds: [] }));
    await expect.poll(opening).toMatchObject({ place: null, view: "map" });
    expect(localStorage.getItem("parvis.opening")).not.toContain("ground");
  });

  it("is forgotten where another device took it back [CITY-13]", async () => {
    const { replica, membership } = await keep();
    await expect.poll(opening).toBeDefined();
    await replica.userCities.upsert(rowOf("userCities", { ...membership, opensOn: null, rev: 2 }));
    await expect.poll(opening).toMatchObject({ place: null });
  });

  it("is left as it is by a commune that is only looked at [CITY-13]", async () => {
    const { replica, device, actor, membership } = await keep({ lives: "29019" });
    const own = { uid: actor.uid, cityId: "29019", view: null, place: city.position };
    openingIn(localStorage).write(own);
    const [kept, pending] = [liveMembership(replica, city.id), livePending(device)];
    for (const live of [kept, pending]) onTestFinished(live.subscribe(() => undefined));
    await replica.userCities.upsert(rowOf("userCities", { ...membership, opensOn: null, rev: 2 }));
    await expect.poll(() => [kept.value()?.rev, pending.value()]).toEqual([2, []]);
    expect(opening()).toEqual(own);
  });
});
